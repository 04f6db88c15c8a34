import Alert, { type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import AnchorOutlined from '@mui/icons-material/AnchorOutlined';

export default {
  component: Alert,
  controls: {
    children: { start: 'Low water until four o’clock' },
    severity: { start: 'warning' },
    variant: {},
    color: {},
    icon: { choices: { Anchor: <AnchorOutlined fontSize="inherit" /> } },
    action: {
      choices: {
        Button: (
          <Button color="inherit" size="small">
            Tides
          </Button>
        ),
      },
    },
  },
  fixed: { role: 'status' },
} satisfies Playground<AlertProps>;
