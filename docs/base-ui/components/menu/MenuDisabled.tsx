import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { Item, Listbox, Trigger } from './menuParts';

const orders = ['Order 1041', 'Order 1042'];

export default function MenuDisabled() {
  const [selected, setSelected] = React.useState<string[]>([]);

  const toggle = (order: string) =>
    setSelected((old) =>
      old.includes(order) ? old.filter((name) => name !== order) : [...old, order],
    );

  return (
    <div>
      {orders.map((order) => (
        <label key={order} style={{ display: 'block', marginBlockEnd: 8 }}>
          <input type="checkbox" onChange={() => toggle(order)} /> {order}
        </label>
      ))}
      <Dropdown>
        <Trigger disabled={selected.length === 0}>Selected orders</Trigger>
        <Menu
          slots={{ listbox: Listbox }}
          slotProps={{
            root: { placement: 'bottom-start' },
            listbox: { 'aria-label': 'Selected orders' },
          }}
        >
          <Item>Print labels</Item>
          <Item disabled={selected.length < 2}>Merge into one order</Item>
          <Item>Archive</Item>
        </Menu>
      </Dropdown>
    </div>
  );
}
