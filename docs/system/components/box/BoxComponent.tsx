import { Box } from '@mui/system';

const pages = [
  { name: 'Stack', href: '/system/react-stack/' },
  { name: 'Grid', href: '/system/react-grid/' },
  { name: 'Container', href: '/system/react-container/' },
];

export default function BoxComponent() {
  return (
    <Box
      component="ul"
      aria-label="Layout components"
      sx={{ display: 'flex', gap: 3, m: 0, p: 0, listStyle: 'none' }}
    >
      {pages.map(({ name, href }) => (
        <Box component="li" key={href}>
          <Box
            component="a"
            href={href}
            sx={{ color: 'light-dark(#1a4fa3, #9cc1ff)', textUnderlineOffset: 4 }}
          >
            {name}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
