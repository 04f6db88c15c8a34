import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import { type FilesState } from './useFiles';

export default function FileNotice({ state }: { state: FilesState }) {
  const { notice } = state;

  return (
    <Snackbar
      key={notice.id}
      open={notice.open}
      autoHideDuration={8000}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') state.dismiss();
      }}
      endDecorator={
        notice.binned.length > 0 && (
          <Button
            size="sm"
            variant="soft"
            onClick={() => state.restore(notice.binned)}
          >
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
