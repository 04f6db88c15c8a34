import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function LinkInText() {
  return (
    <Typography>
      The pass is open until the first snow. Read the{' '}
      <Link href="/material-ui/">report of the hut</Link> before you leave, and note
      your way in the <Link href="/system/">book of the valley</Link>.
    </Typography>
  );
}
