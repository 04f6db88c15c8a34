import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';

const orders = ['Newest first', 'Oldest first', 'By amount'];

export default function MenuSelected() {
  const [order, setOrder] = React.useState('Newest first');

  return (
    <Dropdown>
      <MenuButton endDecorator={<ArrowDropDown />}>Sort: {order}</MenuButton>
      <Menu aria-label="Sort">
        {orders.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === order}
            selected={name === order}
            onClick={() => setOrder(name)}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
