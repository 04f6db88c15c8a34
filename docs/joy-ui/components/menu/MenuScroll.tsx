import type { MenuProps } from '@mui/joy/Menu';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const sameWidth: NonNullable<MenuProps['modifiers']>[number] = {
  name: 'sameWidth',
  enabled: true,
  phase: 'beforeWrite',
  requires: ['computeStyles'],
  fn: ({ state }) => {
    state.styles.popper!.width = `${state.rects.reference.width}px`;
  },
};

export default function MenuScroll() {
  return (
    <Dropdown>
      <MenuButton sx={{ width: '100%', maxWidth: 320 }}>Year</MenuButton>
      <Menu aria-label="Year" modifiers={[sameWidth]} sx={{ maxHeight: 200 }}>
        {Array.from({ length: 20 }, (_, index) => (
          <MenuItem key={index}>{2026 - index}</MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
