import * as React from 'react';
import Snackbar from '@mui/material/Snackbar';

type Notify = (message: string) => void;

const NotifyContext = React.createContext<Notify>(() => {});

export const useNotify = () => React.useContext(NotifyContext);

export function NotifyProvider({ children }: { children: React.ReactNode }) {
  const [open, setOpen] = React.useState(false);
  const [current, setCurrent] = React.useState({ key: 0, message: '' });

  const notify = React.useCallback<Notify>((message) => {
    setCurrent(({ key }) => ({ key: key + 1, message }));
    setOpen(true);
  }, []);

  return (
    <NotifyContext.Provider value={notify}>
      {children}
      <Snackbar
        key={current.key}
        open={open}
        onClose={(_event, reason) => setOpen(reason === 'clickaway')}
        autoHideDuration={5000}
        message={current.message}
      />
    </NotifyContext.Provider>
  );
}
