import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { button, item, list } from './classes';

const actions = ['Rename', 'Download', 'Move to team folder'];

export default function MenuBasic() {
  const [last, setLast] = React.useState('none');

  return (
    <div>
      <Dropdown>
        <MenuButton className={button}>File actions</MenuButton>
        <Menu
          slotProps={{
            root: { placement: 'bottom-start', disablePortal: true },
            listbox: { className: list, 'aria-label': 'File actions' },
          }}
        >
          {actions.map((name) => (
            <MenuItem key={name} className={item} onClick={() => setLast(name)}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
      <div role="status">Last action: {last}</div>
    </div>
  );
}
