import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Grid from '@mui/material/Unstable_Grid2';
import Typography from '@mui/material/Typography';

const FERRIES = [
  { time: '06.40', goal: 'Inner isles', stops: 'Ness, Vik, Holm' },
  { time: '09.15', goal: 'Skerry light', stops: 'no stop on the way' },
  { time: '13.05', goal: 'Outer isles', stops: 'Vik, Sund, Grava, Torp' },
];

export default function Grid2Timetable() {
  return (
    <Box sx={{ p: 2 }}>
      {FERRIES.map(({ time, goal, stops }) => (
        <div key={time}>
          <Divider />
          <Grid
            container
            columnSpacing={2}
            rowSpacing={0}
            alignItems="baseline"
            py={1}
          >
            <Grid xs={3} sm={2} sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {time}
            </Grid>
            <Grid xs={9} sm={4}>
              {goal}
            </Grid>
            <Grid xs={9} xsOffset={3} sm={6} smOffset={0}>
              <Typography variant="body2" color="text.secondary">
                {stops}
              </Typography>
            </Grid>
          </Grid>
        </div>
      ))}
    </Box>
  );
}
