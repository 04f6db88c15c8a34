import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { areaElementClasses, lineElementClasses } from '@mui/x-charts/LineChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { VISITS } from './releaseState';

/** Size of the drawing, in its own units; it scales with the place it gets. */
const WIDTH = 320;
const HEIGHT = 116;

const wholeNumber = new Intl.NumberFormat('en');

/** MUI X: the chart needs a colour it can calculate with; style puts the real one on. */
const PLACEHOLDER_COLOURS = ['#888888'];

export default function VisitsChart() {
  const latest = wholeNumber.format(VISITS.at(-1) ?? 0);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'baseline', mb: 1 }}>
        <Typography component="p" variant="subtitle2" sx={{ flex: 1 }}>
          Visits a day
        </Typography>
        <Box
          component="span"
          sx={{ fontSize: 18, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
        >
          {latest}
        </Box>
      </Box>
      <Box
        role="img"
        aria-label={`Visits a day over two weeks, from ${wholeNumber.format(VISITS[0] ?? 0)} to ${latest}`}
        sx={{
          aspectRatio: `${WIDTH} / ${HEIGHT}`,
          // Time runs in reading direction.
          '&:dir(rtl)': { transform: 'scaleX(-1)' },
          '& > div': { width: '100% !important', height: '100% !important' },
          '& svg': { display: 'block' },
          [`& .${lineElementClasses.root}`]: {
            stroke: 'var(--board-accent)',
            vectorEffect: 'non-scaling-stroke',
          },
          [`& .${areaElementClasses.root}`]: {
            fill: 'var(--board-accent)',
            opacity: 0.12,
          },
        }}
      >
        <SparkLineChart
          area
          curve="monotoneX"
          colors={PLACEHOLDER_COLOURS}
          data={[...VISITS]}
          width={WIDTH}
          height={HEIGHT}
          margin={{ top: 6, right: 2, bottom: 2, left: 2 }}
        />
      </Box>
    </>
  );
}
