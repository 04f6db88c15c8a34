import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import usePagination from '@mui/material/usePagination';

const ROUNDS = 8;

export default function UsePaginationSteps() {
  const [round, setRound] = React.useState(3);
  const { items } = usePagination({
    count: ROUNDS,
    page: round,
    siblingCount: 0,
    boundaryCount: 0,
    onChange: (_event, next) => setRound(next),
  });
  const back = items.find(({ type }) => type === 'previous');
  const on = items.find(({ type }) => type === 'next');

  return (
    <Stack
      role="group"
      aria-label="Rows of the pattern"
      direction="row"
      flexWrap="wrap"
      useFlexGap
      alignItems="center"
      spacing={2}
    >
      <Button disabled={back?.disabled ?? true} onClick={back?.onClick}>
        Unravel
      </Button>
      <Typography role="status">
        Row {round} of {ROUNDS}
      </Typography>
      <Button disabled={on?.disabled ?? true} onClick={on?.onClick}>
        Knit on
      </Button>
    </Stack>
  );
}
