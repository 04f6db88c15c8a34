import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { FileButton, FileItem, FileList } from './parts';

const actions = ['Rename', 'Download', 'Move to team folder'];

export default function MenuBasic() {
  const [last, setLast] = React.useState('none');

  return (
    <div>
      <Dropdown>
        <FileButton>File actions</FileButton>
        <Menu
          slots={{ listbox: FileList }}
          slotProps={{
            root: { placement: 'bottom-start', disablePortal: true },
            listbox: { 'aria-label': 'File actions' },
          }}
        >
          {actions.map((name) => (
            <FileItem key={name} onClick={() => setLast(name)}>
              {name}
            </FileItem>
          ))}
        </Menu>
      </Dropdown>
      <div role="status">Last action: {last}</div>
    </div>
  );
}
