import { Link as RouterLink, MemoryRouter, useLocation } from 'react-router-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function ProjectLinks() {
  const { pathname } = useLocation();

  return (
    <Stack alignItems="flex-start" spacing={1}>
      <Typography>Page: {pathname}</Typography>
      <Button variant="contained" component={RouterLink} to="/material-ui/">
        Open project
      </Button>
      <Button
        href="https://www.npmjs.com/package/@mui/material"
        target="_blank"
        rel="noreferrer"
      >
        Package on npm (new tab)
      </Button>
    </Stack>
  );
}

export default function ButtonLinks() {
  return (
    <MemoryRouter>
      <ProjectLinks />
    </MemoryRouter>
  );
}
