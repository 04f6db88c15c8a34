import * as React from 'react';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Close from '@mui/icons-material/Close';
import ReportOutlined from '@mui/icons-material/ReportOutlined';

export default function SnackbarColors() {
  const button = React.useRef<HTMLButtonElement>(null);
  const [message, setMessage] = React.useState<'sent' | 'failed'>();

  return (
    <Stack direction="row" flexWrap="wrap" gap={1}>
      <Button onClick={() => setMessage('sent')}>Send invoice</Button>
      <Button
        ref={button}
        variant="outlined"
        color="danger"
        onClick={() => setMessage('failed')}
      >
        Send without network
      </Button>
      <Snackbar
        open={message === 'sent'}
        variant="soft"
        color="success"
        autoHideDuration={5000}
        startDecorator={<CheckCircle />}
        onClose={() => setMessage(undefined)}
      >
        <span role="alert">Invoice sent</span>
      </Snackbar>
      <Snackbar
        open={message === 'failed'}
        variant="solid"
        color="danger"
        startDecorator={<ReportOutlined />}
        endDecorator={
          <IconButton
            variant="solid"
            color="danger"
            aria-label="Close message"
            onClick={() => {
              setMessage(undefined);
              button.current?.focus();
            }}
          >
            <Close />
          </IconButton>
        }
      >
        <span role="alert">Error: the invoice was not sent</span>
      </Snackbar>
    </Stack>
  );
}
