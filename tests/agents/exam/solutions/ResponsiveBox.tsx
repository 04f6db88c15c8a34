import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

export default function ResponsiveBox() {
  return (
    <Box sx={{ px: { xs: 1, md: 4 } }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <div>Orders</div>
        <div>Invoices</div>
      </Stack>
    </Box>
  );
}
