import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Typography from '@mui/material/Typography';

const pages = 3;
const sx = {
  '&[aria-disabled="true"]': { color: 'text.disabled', cursor: 'default' },
};

export default function ButtonGroupDisabled() {
  const [page, setPage] = React.useState(1);
  const goTo = (next: number) => setPage(Math.min(Math.max(next, 1), pages));

  return (
    <div>
      <Typography role="status" gutterBottom>
        Page {page} of {pages}
      </Typography>
      <ButtonGroup aria-label="Pages">
        <Button aria-disabled={page === 1} onClick={() => goTo(page - 1)} sx={sx}>
          Previous
        </Button>
        <Button
          aria-disabled={page === pages}
          onClick={() => goTo(page + 1)}
          sx={sx}
        >
          Next
        </Button>
        <Button disabled>Print</Button>
      </ButtonGroup>
    </div>
  );
}
