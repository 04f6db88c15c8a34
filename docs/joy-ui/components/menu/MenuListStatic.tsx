import ListItemDecorator from '@mui/joy/ListItemDecorator';
import MenuItem from '@mui/joy/MenuItem';
import MenuList from '@mui/joy/MenuList';
import Archive from '@mui/icons-material/ArchiveOutlined';
import Label from '@mui/icons-material/LabelOutlined';

export default function MenuListStatic() {
  return (
    <MenuList aria-label="Email" variant="soft" sx={{ maxWidth: 240 }}>
      <MenuItem>
        <ListItemDecorator>
          <Archive />
        </ListItemDecorator>
        Archive
      </MenuItem>
      <MenuItem>
        <ListItemDecorator>
          <Label />
        </ListItemDecorator>
        Add label
      </MenuItem>
    </MenuList>
  );
}
