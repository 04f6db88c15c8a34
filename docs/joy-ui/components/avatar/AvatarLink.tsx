import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { lena } from './portraits';

function Page() {
  return <Typography>Page: {useLocation().pathname}</Typography>;
}

export default function AvatarLink() {
  return (
    <MemoryRouter>
      <Stack direction="row" spacing={2} alignItems="center">
        <Avatar
          component={Link}
          to="/joy-ui/react-link/"
          aria-label="Lena Fischer"
          src={lena}
          alt=""
          sx={({ focus }) => ({
            textDecoration: 'none',
            [focus.selector]: focus.default,
          })}
        />
        <Page />
      </Stack>
    </MemoryRouter>
  );
}
