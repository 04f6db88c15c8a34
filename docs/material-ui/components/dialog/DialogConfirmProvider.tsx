import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface Question {
  title: string;
  text: string;
  yes: string;
  no: string;
}

type Ask = (question: Question) => Promise<boolean>;

const ConfirmContext = React.createContext<Ask | null>(null);

function useConfirm(): Ask {
  const ask = React.useContext(ConfirmContext);
  if (!ask) {
    throw new Error('useConfirm needs a ConfirmProvider above it.');
  }
  return ask;
}

function ConfirmProvider({ children }: { children: React.ReactNode }) {
  const descriptionId = React.useId();
  const answer = React.useRef<(agreed: boolean) => void>(() => {});
  const [open, setOpen] = React.useState(false);
  const [question, setQuestion] = React.useState<Question | null>(null);

  const ask = React.useCallback<Ask>((next) => {
    answer.current(false); // A question that was still open is taken as refused.
    setQuestion(next);
    setOpen(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }, []);

  React.useEffect(() => () => answer.current(false), []);

  const handleAnswer = (agreed: boolean) => {
    answer.current(agreed);
    setOpen(false);
  };

  return (
    <ConfirmContext.Provider value={ask}>
      {children}
      <Dialog
        open={open}
        onClose={() => handleAnswer(false)}
        maxWidth="xs"
        aria-describedby={descriptionId}
        PaperProps={{ role: 'alertdialog' }}
      >
        <DialogTitle>{question?.title}</DialogTitle>
        <DialogContent>
          <DialogContentText id={descriptionId}>{question?.text}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={() => handleAnswer(false)}>
            {question?.no}
          </Button>
          <Button variant="contained" onClick={() => handleAnswer(true)}>
            {question?.yes}
          </Button>
        </DialogActions>
      </Dialog>
    </ConfirmContext.Provider>
  );
}

function Turbine() {
  const confirm = useConfirm();
  const [running, setRunning] = React.useState(true);

  const handleStop = async () => {
    const agreed = await confirm({
      title: 'Stop turbine 3?',
      text: 'A restart takes 40 minutes and needs someone on site.',
      yes: 'Stop turbine',
      no: 'Keep running',
    });
    if (agreed) {
      setRunning(false);
    }
  };

  const handleStart = async () => {
    const agreed = await confirm({
      title: 'Start turbine 3?',
      text: 'Nobody may be inside the tower.',
      yes: 'Start turbine',
      no: 'Leave it off',
    });
    if (agreed) {
      setRunning(true);
    }
  };

  return (
    <Stack
      direction="row"
      alignItems="center"
      flexWrap="wrap"
      useFlexGap
      spacing={2}
    >
      <Typography role="status">
        Turbine 3 {running ? 'is running' : 'stands still'}.
      </Typography>
      <Button variant="outlined" onClick={running ? handleStop : handleStart}>
        {running ? 'Stop' : 'Start'}
      </Button>
    </Stack>
  );
}

export default function DialogConfirmProvider() {
  return (
    <ConfirmProvider>
      <Turbine />
    </ConfirmProvider>
  );
}
