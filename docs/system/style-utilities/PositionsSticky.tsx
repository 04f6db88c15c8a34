import { Box } from '@mui/system';

const months = ['April', 'May', 'June'];

export default function PositionsSticky() {
  return (
    <Box
      role="group"
      aria-label="Invoices by month"
      tabIndex={0}
      sx={{ height: 180, overflow: 'auto', border: '1px solid' }}
    >
      {months.map((month) => (
        <div key={month}>
          <Box
            component="h3"
            sx={{
              position: 'sticky',
              top: 0,
              m: 0,
              p: 1,
              fontSize: 16,
              color: 'light-dark(#1d2f4f, #d5e2fb)',
              bgcolor: 'light-dark(#dfe9fb, #22314c)',
            }}
          >
            {month}
          </Box>
          {[1, 2, 3, 4].map((number) => (
            <Box key={number} sx={{ p: 1 }}>
              Invoice {number}
            </Box>
          ))}
        </div>
      ))}
    </Box>
  );
}
