import Button from '@mui/material/Button';
import SnackbarContent, {
  type SnackbarContentProps,
} from '@mui/material/SnackbarContent';

export default {
  component: SnackbarContent,
  controls: {
    message: { start: 'Logbook entry removed' },
    action: {
      choices: {
        Button: (
          <Button size="small" color="inherit">
            Restore
          </Button>
        ),
      },
      start: 'Button',
    },
    elevation: { min: 0, max: 24, step: 1 },
    square: {},
  },
} satisfies Playground<SnackbarContentProps>;
