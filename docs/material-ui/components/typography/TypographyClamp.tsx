import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

const CLAMP = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
};

export default function TypographyClamp() {
  const textId = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Typography id={textId} sx={open ? undefined : CLAMP}>
        The weir was built of oak piles in the winter of 1741, when the river could
        be crossed on the ice. It has been raised twice. Since the mill stands still,
        eels and salmon pass by a ladder of nine pools on the left bank.
      </Typography>
      <Button
        aria-expanded={open}
        aria-controls={textId}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Show less' : 'Show all of it'}
      </Button>
    </div>
  );
}
