import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { styled } from '@mui/system';
import { Item, Listbox, Trigger } from './menuParts';

const Heading = styled('div')({
  padding: '6px 12px',
  fontSize: 13,
  fontWeight: 700,
});
const Group = styled('ul')({ padding: 0, margin: 0, listStyle: 'none' });
const Line = styled('li')({
  height: 1,
  margin: '4px 0',
  background: 'light-dark(#c3cad4, #485363)',
});

export default function MenuGroups() {
  const id = React.useId();

  return (
    <Dropdown>
      <Trigger>Insert</Trigger>
      <Menu
        slots={{ listbox: Listbox }}
        slotProps={{
          root: { placement: 'bottom-start' },
          listbox: { 'aria-label': 'Insert' },
        }}
      >
        <li role="none">
          <Heading id={id}>Media</Heading>
          <Group role="group" aria-labelledby={id}>
            <Item label="Image">
              <span aria-hidden>▣</span> Image
            </Item>
            <Item label="Video">
              <span aria-hidden>▶</span> Video
            </Item>
          </Group>
        </li>
        <Line role="separator" />
        <Item label="Table">
          <span aria-hidden>▦</span> Table
        </Item>
      </Menu>
    </Dropdown>
  );
}
