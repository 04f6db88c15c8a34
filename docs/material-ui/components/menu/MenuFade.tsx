import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function MenuFade() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [reason, setReason] = React.useState('not closed yet');

  return (
    <Stack spacing={1} alignItems="flex-start">
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Night shift
      </Button>
      <Typography role="status" color="text.secondary">
        Reason: {reason}
      </Typography>
      <Menu
        keepMounted
        TransitionComponent={Fade}
        transitionDuration={150}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={(_event, why: string) => {
          setReason(why);
          setAnchor(null);
        }}
        MenuListProps={{ 'aria-label': 'Night shift' }}
      >
        {['Take over', 'Hand on'].map((name) => (
          <MenuItem
            key={name}
            onClick={() => {
              setReason(`the item ${name}`);
              setAnchor(null);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Stack>
  );
}
