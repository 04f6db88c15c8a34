import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface Message {
  id: number;
  text: string;
}

export default function SnackbarQueue() {
  const [queue, setQueue] = React.useState<Message[]>([]);
  const [open, setOpen] = React.useState(false);
  const [number, setNumber] = React.useState(1);
  const [current] = queue;

  const handleScan = () => {
    setQueue([...queue, { id: number, text: `Box ${number} is on the truck.` }]);
    setNumber(number + 1);
    if (queue.length === 0) {
      setOpen(true);
    }
  };

  const handleExited = () => {
    const rest = queue.slice(1);
    setQueue(rest);
    setOpen(rest.length > 0);
  };

  return (
    <Stack
      direction="row"
      alignItems="center"
      flexWrap="wrap"
      useFlexGap
      spacing={2}
    >
      <Button variant="outlined" onClick={handleScan}>
        Scan box {number}
      </Button>
      <Typography color="text.secondary">
        {Math.max(queue.length - 1, 0)} messages wait
      </Typography>
      <Snackbar
        key={current?.id}
        open={open}
        autoHideDuration={3000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
        TransitionProps={{ onExited: handleExited }}
        message={current?.text}
      />
    </Stack>
  );
}
