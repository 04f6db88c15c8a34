import { Link as RouterLink, MemoryRouter, useLocation } from 'react-router-dom';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const topics = { '/material-ui/': 'Material UI', '/joy-ui/': 'Joy UI' };

function Topics() {
  const { pathname } = useLocation();

  return (
    <Stack direction="row" useFlexGap flexWrap="wrap" spacing={1}>
      {Object.entries(topics).map(([path, label]) => (
        <Chip
          key={path}
          clickable
          component={RouterLink}
          to={path}
          label={label}
          aria-current={path === pathname ? 'page' : undefined}
          variant={path === pathname ? 'filled' : 'outlined'}
        />
      ))}
      <Chip clickable component="a" href="/base-ui/" label="Base UI, plain link" />
    </Stack>
  );
}

export default function ChipRouterLink() {
  return (
    <MemoryRouter initialEntries={['/material-ui/']}>
      <Topics />
    </MemoryRouter>
  );
}
