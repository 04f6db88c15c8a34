import Button from '@mui/material/Button';
import SnackbarContent, {
  type SnackbarContentProps,
} from '@mui/material/SnackbarContent';

export default {
  component: SnackbarContent,
  controls: {
    message: { start: 'Conversation archived' },
    action: {
      choices: {
        Undo: (
          <Button color="inherit" size="small">
            Undo
          </Button>
        ),
      },
      start: 'Undo',
    },
    elevation: { min: 0, max: 24, step: 1 },
    square: {},
  },
  fixed: { role: 'status' },
} satisfies Playground<SnackbarContentProps>;
