import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';

export default function ColorInversionAlert() {
  return (
    <Alert
      variant="solid"
      color="danger"
      invertedColors
      endDecorator={
        <Button size="sm" variant="outlined">
          Retry
        </Button>
      }
      sx={{ maxWidth: 400 }}
    >
      <div>
        <Typography level="title-md">Upload failed</Typography>
        <Typography level="body-sm" textColor="text.primary">
          The file is larger than 20 MB.
        </Typography>
      </div>
    </Alert>
  );
}
