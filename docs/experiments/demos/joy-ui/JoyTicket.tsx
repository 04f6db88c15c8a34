import { useState } from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';

export default function JoyTicket() {
  const [stamped, setStamped] = useState(false);
  return (
    <Card>
      <Typography level="title-md" component="p">
        Ferry to Skye
      </Typography>
      <Chip color={stamped ? 'success' : 'neutral'}>
        {stamped ? 'Stamped' : 'Not stamped yet'}
      </Chip>
      <Button disabled={stamped} onClick={() => setStamped(true)}>
        Stamp the ticket
      </Button>
    </Card>
  );
}
