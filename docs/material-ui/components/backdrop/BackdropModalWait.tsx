import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const SHEETS = 12;

export default function BackdropModalWait() {
  const id = React.useId();
  const [sheet, setSheet] = React.useState<number | null>(null);
  const [result, setResult] = React.useState('');

  React.useEffect(() => {
    if (sheet === null) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setSheet(sheet < SHEETS ? sheet + 1 : null);
      setResult(sheet < SHEETS ? '' : 'All sheets are printed.');
    }, 500);
    return () => clearTimeout(timer);
  }, [sheet]);

  const stop = () => {
    setResult(`Stopped after sheet ${sheet ?? 0}.`);
    setSheet(null);
  };

  return (
    <Stack spacing={1} alignItems="flex-start">
      <Button variant="outlined" onClick={() => setSheet(0)}>
        Print the map of the valley
      </Button>
      <Typography role="status">{result}</Typography>
      <Modal
        open={sheet !== null}
        onClose={(_event, reason) => {
          // A press beside the box is too easily made by mistake.
          if (reason === 'escapeKeyDown') {
            stop();
          }
        }}
        sx={{ display: 'grid', placeItems: 'center' }}
      >
        <Paper
          role="dialog"
          aria-modal
          aria-labelledby={id}
          sx={{ p: 3, width: 280 }}
        >
          <Stack spacing={2} alignItems="flex-start">
            <Typography id={id}>
              Printing sheet {sheet} of {SHEETS}
            </Typography>
            <LinearProgress
              variant="determinate"
              value={((sheet ?? 0) / SHEETS) * 100}
              aria-labelledby={id}
              sx={{ width: '100%' }}
            />
            <Button onClick={stop}>Stop the printer</Button>
          </Stack>
        </Paper>
      </Modal>
    </Stack>
  );
}
