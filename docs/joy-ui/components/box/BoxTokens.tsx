import Box from '@mui/joy/Box';

export default function BoxTokens() {
  return (
    <Box
      sx={{
        maxWidth: 320,
        p: 3,
        typography: 'title-md',
        color: 'success.softColor',
        bgcolor: 'success.softBg',
        border: '1px solid',
        borderColor: 'success.outlinedBorder',
        borderRadius: 'lg',
        boxShadow: 'sm',
      }}
    >
      All invoices are paid
    </Box>
  );
}
