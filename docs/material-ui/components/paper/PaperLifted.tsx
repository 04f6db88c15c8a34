import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const STOPS = ['Market', 'Castle', 'Lido'];

export default function PaperLifted() {
  const [lifted, setLifted] = React.useState<string | null>(null);
  const [message, setMessage] = React.useState('Pick up the stop you are moving.');

  const toggle = (stop: string) => {
    const down = lifted === stop;
    setLifted(down ? null : stop);
    setMessage(down ? `${stop} put down` : `${stop} picked up`);
  };

  return (
    <Stack spacing={2} sx={{ maxWidth: 380 }}>
      {STOPS.map((stop) => (
        <Paper
          key={stop}
          elevation={lifted === stop ? 8 : 1}
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            p: 1,
            paddingInlineStart: 2,
          }}
        >
          <Typography>{stop}</Typography>
          <Button
            size="small"
            aria-label={`${lifted === stop ? 'Put down' : 'Pick up'} ${stop}`}
            onClick={() => toggle(stop)}
          >
            {lifted === stop ? 'Put down' : 'Pick up'}
          </Button>
        </Paper>
      ))}
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
