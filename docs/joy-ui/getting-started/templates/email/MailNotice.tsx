import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import { type Mailbox } from './useMailbox';

export default function MailNotice({ mailbox }: { mailbox: Mailbox }) {
  const { notice } = mailbox;

  return (
    <Snackbar
      key={notice.id}
      open={notice.open}
      autoHideDuration={8000}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') mailbox.dismiss();
      }}
      endDecorator={
        notice.before && (
          <Button size="sm" variant="soft" onClick={() => mailbox.undo()}>
            Undo
          </Button>
        )
      }
      sx={{ maxWidth: 'calc(100vw - 24px)', overflowWrap: 'anywhere' }}
    >
      <span role="alert">{notice.text}</span>
    </Snackbar>
  );
}
