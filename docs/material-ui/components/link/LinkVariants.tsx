import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function LinkVariants() {
  return (
    <article>
      <Typography variant="h5" component="h3">
        <Link href="/material-ui/">Variant inherit in a heading</Link>
      </Typography>
      <Link href="/material-ui/" variant="body2" sx={{ fontWeight: 700 }}>
        Variant body2
      </Link>
    </article>
  );
}
