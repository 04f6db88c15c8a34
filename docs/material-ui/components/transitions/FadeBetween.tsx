import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Fade from '@mui/material/Fade';

const TIPS = [
  'Type / to search from any page.',
  'Drag a file onto a project to upload it.',
  'Mention a colleague with @ and their name.',
];

export default function FadeBetween() {
  const [tip, setTip] = React.useState(0);
  const [isLeaving, setIsLeaving] = React.useState(false);

  return (
    <Card variant="outlined">
      <div role="status">
        <Fade
          in={!isLeaving}
          appear={false}
          onExited={() => {
            setTip((tip + 1) % TIPS.length);
            setIsLeaving(false);
          }}
        >
          <CardContent sx={{ minHeight: 72 }}>{TIPS[tip]}</CardContent>
        </Fade>
      </div>
      <CardActions>
        <Button onClick={() => setIsLeaving(true)}>Next tip</Button>
      </CardActions>
    </Card>
  );
}
