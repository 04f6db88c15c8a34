import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import MoreVert from '@mui/icons-material/MoreVert';
import { type FileItem } from './data';
import { type FilesState } from './useFiles';

interface FileMenuProps {
  file: FileItem;
  state: FilesState;
  onDetails: (id: string) => void;
}

export default function FileMenu({ file, state, onDetails }: FileMenuProps) {
  const id = React.useId();
  const { name, starred, inBin } = file;
  const ids = [file.id];

  return (
    <Dropdown>
      <MenuButton
        id={id}
        aria-label={`Actions for ${name}`}
        slots={{ root: IconButton }}
        slotProps={{ root: { variant: 'plain', color: 'neutral', size: 'sm' } }}
        sx={{ zIndex: 1 }}
      >
        <MoreVert />
      </MenuButton>
      <Menu aria-labelledby={id} placement="bottom-end" size="sm">
        <MenuItem onClick={() => onDetails(file.id)}>Details</MenuItem>
        {inBin ? (
          <MenuItem onClick={() => state.restore(ids)}>Restore</MenuItem>
        ) : (
          <MenuItem onClick={() => state.star(ids, !starred)}>
            {starred ? 'Remove star' : 'Add star'}
          </MenuItem>
        )}
        {inBin ? (
          <MenuItem color="danger" onClick={() => state.remove(ids)}>
            Delete for ever
          </MenuItem>
        ) : (
          <MenuItem color="danger" onClick={() => state.moveToBin(ids)}>
            Move to bin
          </MenuItem>
        )}
      </Menu>
    </Dropdown>
  );
}
