import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';

const alternatives = ['Save as draft', 'Save and send', 'Save as template'];

export default function ButtonGroupSplit() {
  const menuId = React.useId();
  const [group, setGroup] = React.useState<HTMLDivElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [done, setDone] = React.useState('');

  const handleSelect = (action: string) => {
    setOpen(false);
    setDone(action);
  };

  return (
    <div>
      <ButtonGroup ref={setGroup} variant="contained" aria-label="Save invoice">
        <Button onClick={() => setDone('Save')}>Save</Button>
        <Button
          size="small"
          aria-label="More ways to save"
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? menuId : undefined}
          onClick={() => setOpen(true)}
        >
          <ArrowDropDown />
        </Button>
      </ButtonGroup>
      <Menu
        id={menuId}
        open={open}
        anchorEl={group}
        onClose={() => setOpen(false)}
        MenuListProps={{ 'aria-label': 'More ways to save' }}
      >
        {alternatives.map((action) => (
          <MenuItem key={action} onClick={() => handleSelect(action)}>
            {action}
          </MenuItem>
        ))}
      </Menu>
      <Typography role="status">{done && `Done: ${done}`}</Typography>
    </div>
  );
}
