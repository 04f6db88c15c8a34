import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const HOURS = Array.from({ length: 12 }, (_, index) => ({
  hour: `${String(index + 8).padStart(2, '0')}:00`,
  degrees: 11 + Math.round(6 * Math.sin((index / 11) * Math.PI)),
}));

export default function BoxStrip() {
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label="Temperature by the hour"
      sx={{
        display: 'flex',
        gap: 1,
        py: 1,
        overflowX: 'auto',
        scrollSnapType: 'x proximity',
      }}
    >
      {HOURS.map(({ hour, degrees }) => (
        <Box
          key={hour}
          sx={{
            flex: '0 0 72px',
            p: 1,
            textAlign: 'center',
            bgcolor: 'action.hover',
            borderRadius: 1,
            scrollSnapAlign: 'start',
          }}
        >
          <Typography variant="caption" display="block">
            {hour}
          </Typography>
          <Typography>{degrees} °C</Typography>
        </Box>
      ))}
    </Box>
  );
}
