import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { ActionButton, Item, Listbox, Trigger } from './menuParts';

const people = ['Anna Berg', 'Ben Okafor', 'Clara Lind'];

export default function MenuControlled() {
  const [open, setOpen] = React.useState(false);
  const [person, setPerson] = React.useState('');

  return (
    <div>
      <Dropdown open={open} onOpenChange={(_event, isOpen) => setOpen(isOpen)}>
        <Trigger>Assignee {open ? '▴' : '▾'}</Trigger>
        <Menu
          slots={{ listbox: Listbox }}
          slotProps={{
            root: { placement: 'bottom-start' },
            listbox: { 'aria-label': 'Assignee' },
          }}
        >
          {people.map((name) => (
            <Item key={name} onClick={() => setPerson(name)}>
              {name}
            </Item>
          ))}
        </Menu>
      </Dropdown>
      <p>
        {person || 'Nobody works on this task yet.'}{' '}
        <ActionButton onClick={() => setOpen(true)}>
          {person ? 'Change' : 'Assign it'}
        </ActionButton>
      </p>
    </div>
  );
}
