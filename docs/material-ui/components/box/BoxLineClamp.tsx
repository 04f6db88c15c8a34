import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function BoxLineClamp() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Box
        id={id}
        sx={[
          { maxWidth: '52ch', mb: 1 },
          !open && {
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
            overflow: 'hidden',
          },
        ]}
      >
        The house was built in 1911 for a maker of accordions, stood empty for a
        decade, and was bought for one crown by those who live in it. The roof is
        new. The bathroom is not. The neighbours lend ladders and want them back.
      </Box>
      <Button
        size="small"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Read less' : 'Read all of it'}
      </Button>
    </React.Fragment>
  );
}
