import { Box, Stack } from '@mui/system';

export default function StackBasic() {
  return (
    <Stack spacing={2}>
      {['Profile', 'Notifications', 'Billing'].map((section) => (
        <Box
          key={section}
          sx={{ p: 2, borderRadius: 2, bgcolor: 'light-dark(#edf1f7, #242c38)' }}
        >
          {section}
        </Box>
      ))}
    </Stack>
  );
}
