import * as React from 'react';
import { useSnackbar } from '@mui/base/useSnackbar';
import './messages.css';

interface ToastProps {
  children: string;
  onClose: () => void;
}

function Toast({ children, onClose }: ToastProps) {
  const { getRootProps } = useSnackbar({
    open: true,
    autoHideDuration: 6000,
    onClose,
  });

  return (
    <div {...getRootProps()} className="message">
      <span role="alert">{children}</span>
    </div>
  );
}

export default function UseSnackbar() {
  const count = React.useRef(0);
  const [toasts, setToasts] = React.useState<number[]>([]);

  const handleInvite = () => {
    count.current += 1;
    setToasts([...toasts, count.current]);
  };

  return (
    <React.Fragment>
      <button type="button" onClick={handleInvite}>
        Invite user
      </button>
      <ul className="stack">
        {toasts.map((id) => (
          <li key={id}>
            <Toast
              onClose={() =>
                setToasts((current) => current.filter((other) => other !== id))
              }
            >
              {`User ${id} invited`}
            </Toast>
          </li>
        ))}
      </ul>
    </React.Fragment>
  );
}
