import Alert, { type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CloudOff from '@mui/icons-material/CloudOff';

export default {
  component: Alert,
  controls: {
    children: { start: 'Your trial ends in three days' },
    severity: { start: 'warning' },
    variant: {},
    color: {},
    icon: { choices: { Offline: <CloudOff fontSize="inherit" /> } },
    action: {
      choices: {
        Button: (
          <Button color="inherit" size="small">
            Upgrade
          </Button>
        ),
      },
    },
  },
  fixed: { role: 'status' },
} satisfies Playground<AlertProps>;
