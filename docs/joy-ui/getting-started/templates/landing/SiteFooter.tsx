import Box from '@mui/joy/Box';
import Container from '@mui/joy/Container';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import { FOOTER } from './data';

export default function SiteFooter() {
  return (
    <Box component="footer" sx={{ py: 5 }}>
      <Container>
        <Box
          component="nav"
          aria-label="Footer"
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
          }}
        >
          {FOOTER.map(({ title, links }) => (
            <div key={title}>
              <Typography level="title-sm" component="h2">
                {title}
              </Typography>
              <Box
                component="ul"
                sx={{
                  display: 'grid',
                  gap: 1,
                  m: 0,
                  mt: 1.5,
                  p: 0,
                  listStyle: 'none',
                }}
              >
                {links.map(({ name, href }) => (
                  <li key={name}>
                    <Link level="body-sm" href={href}>
                      {name}
                    </Link>
                  </li>
                ))}
              </Box>
            </div>
          ))}
        </Box>
        <Typography level="body-sm" sx={{ mt: 4 }}>
          © Shiftleaf. Made for people who open at seven.
        </Typography>
      </Container>
    </Box>
  );
}
