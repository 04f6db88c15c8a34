import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
};

export default function TypographyLineClamp() {
  const id = React.useId();
  const [expanded, setExpanded] = React.useState(false);

  return (
    <div>
      <Typography id={id} sx={expanded ? undefined : twoLines}>
        The chair is as described and took ten minutes to assemble. The seat is firm
        at first and gets better after a week. Only the armrests could be a little
        higher, and the delivery was two days late.
      </Typography>
      <Button
        size="small"
        aria-expanded={expanded}
        aria-controls={id}
        onClick={() => setExpanded(!expanded)}
      >
        {expanded ? 'Show less' : 'Show more'}
      </Button>
    </div>
  );
}
