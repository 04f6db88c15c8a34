import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

const HUTS = [
  { name: 'Hut at the pass', mean: 4.3, votes: 212 },
  { name: 'Lower hut', mean: 3.6, votes: 58 },
];

export default function RatingReadOnly() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {HUTS.map(({ name, mean, votes }) => (
        <div key={name}>
          <Typography>{name}</Typography>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
          >
            <Rating
              readOnly
              size="small"
              precision={0.1}
              value={mean}
              getLabelText={() => `${mean} of 5`}
            />
            <Typography variant="body2" color="text.secondary">
              {mean} from {votes} walkers
            </Typography>
          </Box>
        </div>
      ))}
    </Box>
  );
}
