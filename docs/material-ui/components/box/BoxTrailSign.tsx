import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const TARGETS = [
  { place: 'Heron lake', time: '1 h 20' },
  { place: 'Upper mill', time: '2 h 05' },
  { place: 'Stone saddle', time: '3 h 40' },
];

export default function BoxTrailSign() {
  return (
    <Box
      component="ul"
      aria-label="Trail sign at the bridge"
      sx={{
        maxWidth: 340,
        m: 0,
        p: 0,
        listStyle: 'none',
        border: '2px solid',
        borderColor: 'warning.main',
        borderRadius: 2,
      }}
    >
      {TARGETS.map(({ place, time }) => (
        <Box
          key={place}
          component="li"
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            px: 2,
            py: 1,
            '& + &': { borderTop: '1px solid', borderColor: 'divider' },
          }}
        >
          <Typography>{place}</Typography>
          <Typography color="text.secondary">{time}</Typography>
        </Box>
      ))}
    </Box>
  );
}
