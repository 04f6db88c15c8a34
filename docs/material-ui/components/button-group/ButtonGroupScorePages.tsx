import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const LAST = 6;

export default function ButtonGroupScorePages() {
  const [page, setPage] = React.useState(1);

  const turnTo = (next: number) => setPage(Math.min(Math.max(next, 1), LAST));

  return (
    <Stack
      direction="row"
      flexWrap="wrap"
      useFlexGap
      spacing={2}
      alignItems="center"
    >
      <ButtonGroup aria-label="Pages of the score">
        <Button
          aria-disabled={page === 1}
          onClick={() => turnTo(page - 1)}
          sx={{ '&[aria-disabled="true"]': { color: 'text.disabled' } }}
        >
          Back
        </Button>
        <Button
          aria-disabled={page === LAST}
          onClick={() => turnTo(page + 1)}
          sx={{ '&[aria-disabled="true"]': { color: 'text.disabled' } }}
        >
          Turn
        </Button>
      </ButtonGroup>
      <Typography role="status">
        Page {page} of {LAST}
      </Typography>
    </Stack>
  );
}
