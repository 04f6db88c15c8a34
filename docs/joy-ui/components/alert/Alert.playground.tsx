import Alert, { type AlertProps } from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmber from '@mui/icons-material/WarningAmber';

export default {
  component: Alert,
  controls: {
    children: { start: 'Two invoices are overdue.' },
    variant: {},
    color: { start: 'warning' },
    size: {},
    startDecorator: {
      choices: { Info: <InfoOutlined />, Warning: <WarningAmber /> },
      start: 'Warning',
    },
    endDecorator: {
      choices: {
        Button: (
          <Button size="sm" variant="outlined" color="neutral">
            Show
          </Button>
        ),
      },
    },
    invertedColors: {},
  },
} satisfies Playground<AlertProps>;
