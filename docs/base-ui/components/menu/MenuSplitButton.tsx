import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { ActionButton, Item, Listbox, Trigger } from './menuParts';

const modifiers = [{ name: 'offset', options: { offset: [0, 4] } }];
const actions = ['Save', 'Save as draft', 'Save and send'];

export default function MenuSplitButton() {
  const [group, setGroup] = React.useState<HTMLDivElement | null>(null);
  const [action, setAction] = React.useState('Save');

  return (
    <div
      ref={setGroup}
      role="group"
      aria-label="Invoice"
      style={{ display: 'flex', gap: 2, width: 'fit-content' }}
    >
      <ActionButton>{action}</ActionButton>
      <Dropdown>
        <Trigger aria-label="Other ways to save">▾</Trigger>
        <Menu
          anchor={group}
          slots={{ listbox: Listbox }}
          slotProps={{
            root: { placement: 'bottom-end', modifiers },
            listbox: { 'aria-label': 'Ways to save' },
          }}
        >
          {actions.map((name) => (
            <Item key={name} onClick={() => setAction(name)}>
              {name}
            </Item>
          ))}
        </Menu>
      </Dropdown>
    </div>
  );
}
