import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { button, item, list } from './classes';

type ItemEvent = React.MouseEvent & { defaultMuiPrevented?: boolean };

export default function MenuCheckboxes() {
  const [shown, setShown] = React.useState(['Name', 'Status']);

  function toggle(event: ItemEvent, name: string) {
    event.defaultMuiPrevented = true;
    const isShown = shown.includes(name);
    setShown(isShown ? shown.filter((it) => it !== name) : [...shown, name]);
  }

  return (
    <Dropdown>
      <MenuButton className={button}>Columns</MenuButton>
      <Menu
        slotProps={{
          root: { placement: 'bottom-start', disablePortal: true },
          listbox: { className: list, 'aria-label': 'Columns' },
        }}
      >
        {['Name', 'Status', 'Due date'].map((name) => (
          <MenuItem
            key={name}
            className={item}
            role="menuitemcheckbox"
            aria-checked={shown.includes(name)}
            onClick={(event: ItemEvent) => toggle(event, name)}
          >
            <span className="inline-block w-6">{shown.includes(name) && '✓'}</span>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
