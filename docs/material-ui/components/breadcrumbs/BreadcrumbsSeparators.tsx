import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import NavigateNextRounded from '@mui/icons-material/NavigateNextRounded';

const SEPARATORS = [
  { name: 'slash', separator: '/' },
  { name: 'dot', separator: '·' },
  {
    name: 'icon',
    separator: (
      <NavigateNextRounded
        fontSize="small"
        sx={(theme) => ({
          transform: theme.direction === 'rtl' ? 'scaleX(-1)' : 'none',
        })}
      />
    ),
  },
];

export default function BreadcrumbsSeparators() {
  return (
    <Stack spacing={2}>
      {SEPARATORS.map(({ name, separator }) => (
        <Breadcrumbs
          key={name}
          separator={separator}
          aria-label={`Way to the sonata, with ${name}`}
        >
          <Link href="/material-ui/" color="inherit">
            Scores
          </Link>
          <Link href="/system/" color="inherit">
            Strings
          </Link>
          <Typography component="span" color="text.primary" aria-current="page">
            Sonata
          </Typography>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
