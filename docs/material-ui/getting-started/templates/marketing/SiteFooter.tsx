import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { NAME } from './data';

const GROUPS = [
  {
    title: 'Product',
    links: [
      { text: 'Sign in', href: '/material-ui/getting-started/templates/sign-in/' },
      { text: 'Sign up', href: '/material-ui/getting-started/templates/sign-up/' },
    ],
  },
  {
    title: 'Help',
    links: [
      { text: 'Handbook', href: '/material-ui/react-accordion/' },
      { text: 'Contact', href: '/material-ui/react-text-field/' },
    ],
  },
  {
    title: 'Law',
    links: [
      { text: 'Privacy', href: '/material-ui/react-typography/' },
      { text: 'Terms', href: '/material-ui/react-list/' },
    ],
  },
] as const;

export default function SiteFooter() {
  return (
    <Box component="footer" sx={{ bgcolor: 'background.paper', py: 5 }}>
      <Container
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
        }}
      >
        <Typography sx={{ fontWeight: 800 }}>© {NAME}</Typography>
        {GROUPS.map(({ title, links }) => (
          <div key={title}>
            <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 700 }}>
              {title}
            </Typography>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {links.map(({ text, href }) => (
                <Typography key={text} component="li" sx={{ py: 0.5 }}>
                  <Link href={href} color="inherit">
                    {text}
                  </Link>
                </Typography>
              ))}
            </Box>
          </div>
        ))}
      </Container>
    </Box>
  );
}
