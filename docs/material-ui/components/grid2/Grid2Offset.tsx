import Box from '@mui/material/Box';
import Grid from '@mui/material/Unstable_Grid2';

const tasks = [
  { task: 'Design', start: 0, length: 5 },
  { task: 'Build', start: 3, length: 6 },
  { task: 'Test', start: 7, length: 5 },
];

export default function Grid2Offset() {
  return (
    <Grid container rowSpacing={1}>
      {tasks.map(({ task, start, length }) => (
        <Grid key={task} container xs={12}>
          <Grid xs={length} xsOffset={start}>
            <Box
              sx={{
                p: 1,
                color: 'primary.contrastText',
                bgcolor: 'primary.main',
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
