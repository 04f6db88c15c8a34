import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import ListDivider from '@mui/joy/ListDivider';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Delete from '@mui/icons-material/DeleteOutline';
import Edit from '@mui/icons-material/EditOutlined';
import MoreVert from '@mui/icons-material/MoreVert';

export default function MenuIconButton() {
  const id = React.useId();

  return (
    <Dropdown>
      <MenuButton
        id={id}
        aria-label="Actions for Budget.xlsx"
        slots={{ root: IconButton }}
        slotProps={{ root: { variant: 'outlined' } }}
      >
        <MoreVert />
      </MenuButton>
      <Menu aria-labelledby={id} placement="bottom-end" size="sm">
        <MenuItem>
          <ListItemDecorator>
            <Edit />
          </ListItemDecorator>
          Rename
        </MenuItem>
        <ListDivider />
        <MenuItem variant="soft" color="danger">
          <ListItemDecorator>
            <Delete />
          </ListItemDecorator>
          Delete
        </MenuItem>
      </Menu>
    </Dropdown>
  );
}
