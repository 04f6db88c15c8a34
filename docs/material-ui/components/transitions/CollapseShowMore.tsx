import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function CollapseShowMore() {
  const [isWhole, setIsWhole] = React.useState(false);

  return (
    <>
      <Typography variant="h6" component="h3">
        Review by Anna Schmidt
      </Typography>
      <Collapse in={isWhole} collapsedSize="4.5em">
        <Typography>
          I bought this tent for a week of cycling along the coast. It packs small,
          weighs less than two kilograms and was up in six minutes on the first
          evening. It stayed dry inside during two nights of rain. The zip of the
          inner tent is stiff, and the pegs bend in hard soil, so I bought stronger
          ones. I would buy it again.
        </Typography>
      </Collapse>
      <Link component="button" variant="body2" onClick={() => setIsWhole(!isWhole)}>
        {isWhole ? 'Show less' : 'Show more'}
      </Link>
    </>
  );
}
