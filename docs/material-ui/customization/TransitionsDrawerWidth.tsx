import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import MenuIcon from '@mui/icons-material/Menu';

const Sidebar = styled('div')<{ open: boolean }>(({ theme, open }) => {
  const { duration, easing, create } = theme.transitions;
  return {
    width: open ? 160 : 56,
    padding: theme.spacing(1),
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    borderInlineEnd: `1px solid ${theme.palette.divider}`,
    transition: create('width', {
      easing: open ? easing.easeOut : easing.sharp,
      duration: open ? duration.enteringScreen : duration.leavingScreen,
    }),
  };
});

export default function TransitionsDrawerWidth() {
  const [open, setOpen] = React.useState(true);
  return (
    <Box sx={{ display: 'flex', minHeight: 120 }}>
      <Sidebar open={open}>
        <IconButton
          aria-label="Sidebar labels"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <MenuIcon />
        </IconButton>
        {open && <Typography component="span"> Team files</Typography>}
      </Sidebar>
      <Typography sx={{ p: 2 }}>24 files</Typography>
    </Box>
  );
}
