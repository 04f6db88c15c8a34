import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const SPLITS = [
  { lap: 'Out to the buoy', time: '1:11.71' },
  { lap: 'Back to the pier', time: '2:08.40' },
  { lap: 'All six laps', time: '11:17.11' },
];

export default function TypographyFigures() {
  return (
    <Stack spacing={0.5}>
      {SPLITS.map(({ lap, time }) => (
        <Stack
          key={lap}
          direction="row"
          justifyContent="space-between"
          columnGap={2}
        >
          <Typography>{lap}</Typography>
          <Typography sx={{ fontVariantNumeric: 'tabular-nums slashed-zero' }}>
            {time}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
