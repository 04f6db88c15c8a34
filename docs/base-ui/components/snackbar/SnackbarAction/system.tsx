import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import { Box, styled } from '@mui/system';

export default function SnackbarAction() {
  const trigger = React.useRef<HTMLButtonElement>(null);
  const [open, setOpen] = React.useState(false);

  const handleUndo = () => {
    setOpen(false);
    trigger.current?.focus();
  };

  return (
    <React.Fragment>
      <TextButton ref={trigger} onClick={() => setOpen(true)}>
        Archive order 1042
      </TextButton>
      <Message
        open={open}
        autoHideDuration={8000}
        resumeHideDuration={4000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
      >
        <span role="alert">Order 1042 archived</span>
        <Box sx={{ flex: '1 1 0' }} />
        <TextButton onClick={handleUndo}>Undo</TextButton>
      </Message>
    </React.Fragment>
  );
}

const Message = styled(Snackbar)({
  display: 'flex',
  position: 'fixed',
  zIndex: 1400,
  insetBlockEnd: 16,
  insetInline: 16,
  boxSizing: 'border-box',
  maxWidth: 400,
  alignItems: 'center',
  marginInline: 'auto',
  padding: '8px 16px',
  border: '1px solid light-dark(#667085, #98a2b3)',
  borderRadius: 8,
  background: 'light-dark(#fff, #1d2430)',
  color: 'light-dark(#1d2430, #e7eaf0)',
});

const TextButton = styled('button')({
  padding: '4px 8px',
  border: 0,
  borderRadius: 4,
  background: 'transparent',
  color: 'light-dark(#175cd3, #84adff)',
  cursor: 'pointer',
  font: 'inherit',
  fontWeight: 500,
  '&:focus-visible': { outline: '3px solid light-dark(#175cd3, #84adff)' },
});
