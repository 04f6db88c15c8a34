import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ProgressTank() {
  const [level, setLevel] = React.useState(70);
  const low = level < 30;

  return (
    <Stack
      direction="row"
      flexWrap="wrap"
      useFlexGap
      spacing={3}
      alignItems="center"
    >
      <Box
        sx={{ position: 'relative', display: 'inline-grid', placeItems: 'center' }}
      >
        <CircularProgress
          variant="determinate"
          value={100}
          size={96}
          thickness={5}
          aria-hidden
          sx={{ color: 'action.disabledBackground', gridArea: '1 / 1' }}
        />
        <CircularProgress
          role="meter"
          variant="determinate"
          value={level}
          size={96}
          thickness={5}
          color={low ? 'error' : 'success'}
          aria-label="Rain water in the tank"
          aria-valuemin={0}
          aria-valuemax={100}
          sx={{ gridArea: '1 / 1', '& circle': { strokeLinecap: 'round' } }}
        />
        <Typography aria-hidden sx={{ gridArea: '1 / 1' }}>
          {level} %
        </Typography>
      </Box>
      <Stack spacing={1} alignItems="flex-start">
        <Button
          variant="outlined"
          onClick={() => setLevel(level > 10 ? level - 20 : 90)}
        >
          {level > 10 ? 'Water the beds' : 'Wait for rain'}
        </Button>
        <Typography role="status" variant="body2" color="text.secondary">
          {low ? 'Little is left.' : 'Enough for the week.'}
        </Typography>
      </Stack>
    </Stack>
  );
}
