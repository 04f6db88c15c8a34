import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';

type Confirm = (question: string) => Promise<boolean>;

const ConfirmContext = React.createContext<Confirm>(() => Promise.resolve(false));

export const useConfirm = () => React.useContext(ConfirmContext);

export function ConfirmProvider({ children }: { children: React.ReactNode }) {
  const resolve = React.useRef<(answer: boolean) => void>(() => {});
  const [open, setOpen] = React.useState(false);
  const [question, setQuestion] = React.useState('');

  const confirm = React.useCallback<Confirm>((next) => {
    resolve.current(false); // An open question counts as answered with no.
    setQuestion(next);
    setOpen(true);
    return new Promise((done) => {
      resolve.current = done;
    });
  }, []);

  const answer = (yes: boolean) => {
    resolve.current(yes);
    setOpen(false);
  };

  return (
    <ConfirmContext.Provider value={confirm}>
      {children}
      <Dialog open={open} onClose={() => answer(false)}>
        <DialogTitle>{question}</DialogTitle>
        <DialogActions>
          <Button autoFocus onClick={() => answer(false)}>
            No
          </Button>
          <Button onClick={() => answer(true)}>Yes</Button>
        </DialogActions>
      </Dialog>
    </ConfirmContext.Provider>
  );
}
