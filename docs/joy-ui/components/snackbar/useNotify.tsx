import * as React from 'react';
import Snackbar from '@mui/joy/Snackbar';

const NotifyContext = React.createContext<(text: string) => void>(() => {});

export const useNotify = () => React.useContext(NotifyContext);

export function NotifyProvider({ children }: { children: React.ReactNode }) {
  const [message, setMessage] = React.useState({ id: 0, text: '' });
  const [open, setOpen] = React.useState(false);

  const notify = React.useCallback((text: string) => {
    setMessage(({ id }) => ({ id: id + 1, text }));
    setOpen(true);
  }, []);

  return (
    <NotifyContext.Provider value={notify}>
      {children}
      <Snackbar
        key={message.id}
        open={open}
        autoHideDuration={5000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
      >
        <span role="alert">{message.text}</span>
      </Snackbar>
    </NotifyContext.Provider>
  );
}
