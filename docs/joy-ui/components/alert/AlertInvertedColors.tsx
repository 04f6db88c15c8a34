import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';

export default function AlertInvertedColors() {
  return (
    <Alert
      variant="solid"
      color="primary"
      invertedColors
      role="note"
      sx={{ flexWrap: 'wrap' }}
      endDecorator={
        <Button size="sm" variant="outlined">
          Choose a plan
        </Button>
      }
    >
      <span>
        Your trial ends on Friday.{' '}
        <Link href="/joy-ui/react-card/" underline="always">
          Compare plans
        </Link>
      </span>
    </Alert>
  );
}
