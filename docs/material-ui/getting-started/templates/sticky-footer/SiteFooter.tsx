import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LINKS } from './data';

/** `marginTop: auto` takes what is left of the height above it. */
export default function SiteFooter() {
  return (
    <Box component="footer" sx={{ mt: 'auto', py: 3, bgcolor: 'background.paper' }}>
      <Container
        maxWidth="md"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}
      >
        <Typography variant="body2" sx={{ flexGrow: 1 }}>
          © Lido on the Weir Meadow
        </Typography>
        {LINKS.map(({ text, href }) => (
          <Link key={text} href={href} variant="body2">
            {text}
          </Link>
        ))}
      </Container>
    </Box>
  );
}
