import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function LinkBasic() {
  return (
    <Typography>
      By creating an account you accept the{' '}
      <Link href="/material-ui/">terms of service</Link> and the{' '}
      <Link href="/system/">privacy policy</Link>.
    </Typography>
  );
}
