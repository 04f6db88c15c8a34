import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ResponsiveUiBasic() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
        gap: { xs: 1, md: 3 },
        p: { xs: 2, md: 4 },
      }}
    >
      {['Orders', 'Invoices', 'Users', 'Files'].map((name) => (
        <Paper key={name} variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
          <Typography sx={{ typography: { xs: 'body1', md: 'h6' } }}>
            {name}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}
