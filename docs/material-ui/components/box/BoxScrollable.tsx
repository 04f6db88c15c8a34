import Box from '@mui/material/Box';

const months = Array.from({ length: 12 }, (_, month) => `Month ${month + 1}`);

export default function BoxScrollable() {
  return (
    <Box
      tabIndex={0}
      role="group"
      aria-label="Months, scrollable"
      sx={{ display: 'flex', gap: 1, p: 1, overflowX: 'auto' }}
    >
      {months.map((month) => (
        <Box key={month} sx={{ flex: '0 0 96px', p: 1, bgcolor: 'action.hover' }}>
          {month}
        </Box>
      ))}
    </Box>
  );
}
