import * as React from 'react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function LinkButton() {
  const [expanded, setExpanded] = React.useState(false);

  return (
    <Typography>
      The update fixes 14 bugs.{' '}
      {expanded && 'Most of them were in the calendar and in the search. '}
      <Link
        component="button"
        type="button"
        onClick={() => setExpanded(!expanded)}
        sx={{ verticalAlign: 'baseline' }}
      >
        {expanded ? 'Show less' : 'Show more'}
      </Link>
    </Typography>
  );
}
