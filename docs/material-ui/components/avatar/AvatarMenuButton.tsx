import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FOX } from './portraits';

export default function AvatarMenuButton() {
  const menuId = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [message, setMessage] = React.useState('On board');

  const choose = (text: string) => {
    setMessage(text);
    setAnchor(null);
  };

  return (
    <Stack direction="row" spacing={1} alignItems="center">
      <IconButton
        aria-label="Account of Finn Fuchs"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Avatar src={FOX} alt="" />
      </IconButton>
      <Typography role="status" color="text.secondary">
        {message}
      </Typography>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-label': 'Account' }}
      >
        <MenuItem onClick={() => choose('Ashore until Monday')}>Go ashore</MenuItem>
        <MenuItem onClick={() => choose('On board')}>Come aboard</MenuItem>
      </Menu>
    </Stack>
  );
}
