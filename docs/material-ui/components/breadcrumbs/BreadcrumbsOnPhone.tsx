import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const PARENTS = [
  { name: 'Recipes', href: '/' },
  { name: 'Soups', href: '/material-ui/' },
  { name: 'With beans', href: '/system/' },
];

export default function BreadcrumbsOnPhone() {
  const parent = PARENTS[PARENTS.length - 1];

  return (
    <Box sx={{ p: 2, color: 'text.primary' }}>
      <Link href={parent?.href} sx={{ display: { sm: 'none' } }}>
        Back to {parent?.name.toLowerCase()}
      </Link>
      <Breadcrumbs
        aria-label="Way to the soup"
        sx={{ display: { xs: 'none', sm: 'block' } }}
      >
        {PARENTS.map(({ name, href }) => (
          <Link key={name} href={href} color="inherit">
            {name}
          </Link>
        ))}
        <Typography component="span" color="text.primary" aria-current="page">
          Ribollita
        </Typography>
      </Breadcrumbs>
      <Typography variant="h5" component="p" sx={{ mt: 1 }}>
        Ribollita
      </Typography>
    </Box>
  );
}
