import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function CardExpandable() {
  const id = React.useId();
  const [expanded, setExpanded] = React.useState(false);

  return (
    <Card variant="outlined" sx={{ maxWidth: 400 }}>
      <CardContent>
        <Typography>Order 1041 was shipped on 3 May.</Typography>
      </CardContent>
      <CardActions>
        <Button
          aria-expanded={expanded}
          aria-controls={id}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? 'Show less' : 'Show more'}
        </Button>
      </CardActions>
      <Collapse id={id} in={expanded}>
        <CardContent sx={{ pt: 0 }}>
          <Typography>
            2 desk lamps and 1 office chair, sent to Novak Studio in Lisbon.
          </Typography>{' '}
        </CardContent>
      </Collapse>
    </Card>
  );
}
