import { Link as RouterLink, MemoryRouter, useLocation } from 'react-router-dom';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

function CurrentPage() {
  const { pathname } = useLocation();
  return <Typography>Current page: {pathname}</Typography>;
}

export default function RoutingButton() {
  return (
    <MemoryRouter initialEntries={['/material-ui/']}>
      <Button
        variant="contained"
        component={RouterLink}
        to="/material-ui/react-table/"
      >
        Show orders
      </Button>
      <CurrentPage />
    </MemoryRouter>
  );
}
