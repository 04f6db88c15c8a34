import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const SERVICES = [
  { name: 'Checkout', state: 'Running', color: 'success.main' },
  { name: 'Search', state: 'Rebuilding its index', color: 'text.secondary' },
  { name: 'Invoices', state: 'Stopped', color: 'error.main' },
];

export default function UsageColorTokens() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
        gap: 1,
      }}
    >
      {SERVICES.map(({ name, state, color }) => (
        <Box
          key={name}
          sx={{
            p: 2,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
            color: 'text.primary',
          }}
        >
          <Typography>{name}</Typography>
          <Typography variant="body2" sx={{ color }}>
            {state}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
