import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';

type CancellableEvent = React.MouseEvent & { defaultMuiPrevented?: boolean };

export default function MenuNested() {
  const [level, setLevel] = React.useState<'file' | 'move'>('file');

  function go(event: CancellableEvent) {
    event.defaultMuiPrevented = true;
    setLevel(level === 'file' ? 'move' : 'file');
  }

  return (
    <Dropdown onOpenChange={(_event, isOpen) => isOpen && setLevel('file')}>
      <MenuButton>Email</MenuButton>
      <Menu aria-label="Email" sx={{ minWidth: 160 }}>
        {level === 'file'
          ? [
              <MenuItem key="reply">Reply</MenuItem>,
              <MenuItem key="level" onClick={go}>
                Move to <ChevronRight />
              </MenuItem>,
            ]
          : [
              <MenuItem key="level" onClick={go}>
                <ChevronLeft /> Back
              </MenuItem>,
              <MenuItem key="archive">Archive</MenuItem>,
              <MenuItem key="spam">Spam</MenuItem>,
            ]}
      </Menu>
    </Dropdown>
  );
}
