import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuItem } from '@mui/base/MenuItem';
import { styled } from '@mui/system';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { itemStyles, Listbox, Trigger } from './menuParts';

const ItemLink = styled(Link)(itemStyles);

function AccountMenu() {
  const { pathname } = useLocation();

  return (
    <div>
      <Dropdown>
        <Trigger>Account</Trigger>
        <Menu
          slots={{ listbox: Listbox }}
          slotProps={{
            root: { placement: 'bottom-start' },
            listbox: { 'aria-label': 'Account' },
          }}
        >
          <MenuItem<typeof ItemLink> slots={{ root: ItemLink }} to="/profile">
            Profile
          </MenuItem>
          <MenuItem<typeof ItemLink> slots={{ root: ItemLink }} to="/invoices">
            Invoices
          </MenuItem>
        </Menu>
      </Dropdown>
      <p role="status">Page: {pathname}</p>
    </div>
  );
}

export default function MenuLinks() {
  return (
    <MemoryRouter initialEntries={['/profile']}>
      <AccountMenu />
    </MemoryRouter>
  );
}
