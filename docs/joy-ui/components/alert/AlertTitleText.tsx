import Alert from '@mui/joy/Alert';
import Typography from '@mui/joy/Typography';
import WarningAmber from '@mui/icons-material/WarningAmber';

export default function AlertTitleText() {
  return (
    <Alert
      variant="outlined"
      color="warning"
      role="note"
      startDecorator={<WarningAmber />}
      sx={{ alignItems: 'flex-start' }}
    >
      <div>
        <Typography level="title-md" component="h3" textColor="inherit">
          Storage almost full
        </Typography>
        <Typography level="body-sm" textColor="inherit">
          96 of 100 GB are used. Uploads stop at 100 GB. Delete old files or choose a
          larger plan.
        </Typography>
      </div>
    </Alert>
  );
}
