import { styled } from '@mui/system';
import { Link, MemoryRouter } from 'react-router-dom';

const NavLink = styled(Link)(({ theme }) => ({
  display: 'inline-block',
  padding: theme.spacing(1, 2),
  color: 'inherit',
  borderBottom: '2px solid transparent',
  textDecoration: 'none',
  '&:hover': { borderColor: 'currentcolor' },
}));

const CurrentLink = styled(NavLink)({
  fontWeight: 700,
  borderColor: 'currentcolor',
});

export default function StyledExtend() {
  return (
    <MemoryRouter>
      <CurrentLink to="/system/react-box/" aria-current="page">
        Orders
      </CurrentLink>
      <NavLink to="/system/react-stack/">Invoices</NavLink>
    </MemoryRouter>
  );
}
