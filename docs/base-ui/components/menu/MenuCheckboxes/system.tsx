import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { Box } from '@mui/system';
import { ColumnItem, ColumnList, ColumnsButton } from './parts';

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
      <ColumnsButton>Columns</ColumnsButton>
      <Menu
        slots={{ listbox: ColumnList }}
        slotProps={{
          root: { placement: 'bottom-start', disablePortal: true },
          listbox: { 'aria-label': 'Columns' },
        }}
      >
        {['Name', 'Status', 'Due date'].map((name) => (
          <ColumnItem
            key={name}
            role="menuitemcheckbox"
            aria-checked={shown.includes(name)}
            onClick={(event: ItemEvent) => toggle(event, name)}
          >
            <Box component="span" sx={{ display: 'inline-block', width: 24 }}>
              {shown.includes(name) && '✓'}
            </Box>
            {name}
          </ColumnItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
