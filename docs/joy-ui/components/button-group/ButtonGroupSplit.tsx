import * as React from 'react';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Typography from '@mui/joy/Typography';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';

const actions = ['Merge', 'Squash and merge', 'Rebase and merge'];

export default function ButtonGroupSplit() {
  const [action, setAction] = React.useState(actions[0]);
  const [done, setDone] = React.useState('');

  return (
    <div>
      <Dropdown>
        <ButtonGroup variant="solid" color="success" aria-label="Merge request">
          <Button onClick={() => setDone(`Done: ${action}`)}>{action}</Button>
          <MenuButton
            slots={{ root: IconButton }}
            slotProps={{ root: { 'aria-label': 'Choose how to merge' } }}
          >
            <ArrowDropDown />
          </MenuButton>
        </ButtonGroup>
        <Menu placement="bottom-end">
          {actions.map((name) => (
            <MenuItem
              key={name}
              selected={name === action}
              onClick={() => setAction(name)}
            >
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
      <Typography role="status" level="body-sm" sx={{ mt: 1 }}>
        {done}
      </Typography>
    </div>
  );
}
