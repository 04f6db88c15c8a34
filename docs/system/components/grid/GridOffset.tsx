import { Box, Unstable_Grid as Grid } from '@mui/system';

const tasks = [
  { task: 'Design', from: 0, months: 4 },
  { task: 'Build', from: 3, months: 6 },
  { task: 'Test', from: 8, months: 4 },
];

export default function GridOffset() {
  return (
    <Grid container rowSpacing={1}>
      {tasks.map(({ task, from, months }) => (
        <Grid container key={task} xs={12}>
          <Grid xs={12} sm={months} smOffset={from}>
            <Box
              sx={{
                px: 1,
                borderRadius: 1,
                color: 'light-dark(#06372f, #c9f1e7)',
                bgcolor: 'light-dark(#c4ebe1, #11463b)',
              }}
            >
              {task}
            </Box>
          </Grid>
        </Grid>
      ))}
    </Grid>
  );
}
