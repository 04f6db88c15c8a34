import { Box } from '@mui/system';

const hours = Array.from({ length: 9 }, (_, index) => `${index + 9}:00`);

export default function CssGridAutoFlow() {
  return (
    <Box
      component="ol"
      aria-label="Free hours"
      sx={{
        display: 'grid',
        gridTemplateRows: 'repeat(3, 40px)',
        gridAutoFlow: 'column',
        gridAutoColumns: '1fr',
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {hours.map((hour) => (
        <li key={hour}>{hour}</li>
      ))}
    </Box>
  );
}
