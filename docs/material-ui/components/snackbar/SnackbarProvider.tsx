import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Snackbar from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';

type Notify = (text: string) => void;

const NotifyContext = React.createContext<Notify | null>(null);

function useNotify(): Notify {
  const notify = React.useContext(NotifyContext);
  if (!notify) {
    throw new Error('useNotify needs a NotifyProvider above it.');
  }
  return notify;
}

function NotifyProvider({ children }: { children: React.ReactNode }) {
  const [message, setMessage] = React.useState({ id: 0, text: '' });
  const [open, setOpen] = React.useState(false);

  const notify = React.useCallback<Notify>((text) => {
    setMessage(({ id }) => ({ id: id + 1, text }));
    setOpen(true);
  }, []);

  return (
    <NotifyContext.Provider value={notify}>
      {children}
      <Snackbar
        key={message.id}
        open={open}
        autoHideDuration={6000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
        message={message.text}
      />
    </NotifyContext.Provider>
  );
}

function Greenhouse() {
  const notify = useNotify();
  const [vents, setVents] = React.useState(2);

  const handleChange = (next: number) => {
    setVents(next);
    notify(`${next} of 6 vents are open.`);
  };

  return (
    <React.Fragment>
      <Typography sx={{ mb: 1 }}>Greenhouse 1, {vents} of 6 vents open</Typography>
      <ButtonGroup aria-label="Vents">
        <Button onClick={() => handleChange(Math.max(vents - 1, 0))}>
          Close one
        </Button>
        <Button onClick={() => handleChange(Math.min(vents + 1, 6))}>
          Open one
        </Button>
      </ButtonGroup>
    </React.Fragment>
  );
}

export default function SnackbarProvider() {
  return (
    <NotifyProvider>
      <Greenhouse />
    </NotifyProvider>
  );
}
