import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Check from '@mui/icons-material/Check';

type CancellableEvent = React.MouseEvent & { defaultMuiPrevented?: boolean };

const columns = ['Customer', 'Date', 'Amount'];

export default function MenuCheckboxes() {
  const [shown, setShown] = React.useState(['Customer', 'Amount']);

  function toggle(event: CancellableEvent, name: string) {
    event.defaultMuiPrevented = true;
    setShown(
      shown.includes(name)
        ? shown.filter((column) => column !== name)
        : [...shown, name],
    );
  }

  return (
    <Dropdown>
      <MenuButton>Columns</MenuButton>
      <Menu aria-label="Columns">
        {columns.map((name) => (
          <MenuItem
            key={name}
            role="menuitemcheckbox"
            aria-checked={shown.includes(name)}
            onClick={(event) => toggle(event, name)}
          >
            <ListItemDecorator>
              {shown.includes(name) && <Check />}
            </ListItemDecorator>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
