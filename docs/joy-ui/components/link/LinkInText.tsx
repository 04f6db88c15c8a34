import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function LinkInText() {
  return (
    <Typography level="body-sm">
      By creating an account, you accept our{' '}
      <Link
        href="/joy-ui/react-button/"
        underline="always"
        sx={{ display: 'inline' }}
      >
        terms of service and privacy policy
      </Link>
      . We send one email a month.
    </Typography>
  );
}
