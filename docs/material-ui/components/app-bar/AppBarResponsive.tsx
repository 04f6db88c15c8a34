import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';

const pages = [
  { name: 'Products', href: '/material-ui/' },
  { name: 'Pricing', href: '/joy-ui/' },
  { name: 'Contact', href: '/system/' },
];

export default function AppBarResponsive() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const open = Boolean(anchorEl);

  return (
    <AppBar component="div" position="static">
      <Toolbar>
        <IconButton
          edge="start"
          color="inherit"
          aria-label="Pages"
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={(event) => setAnchorEl(event.currentTarget)}
          sx={{ display: { sm: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <Menu
          anchorEl={anchorEl}
          open={open}
          onClose={() => setAnchorEl(null)}
          MenuListProps={{ 'aria-label': 'Pages' }}
        >
          {pages.map(({ name, href }) => (
            <MenuItem key={name} component="a" href={href}>
              {name}
            </MenuItem>
          ))}
        </Menu>
        <Typography noWrap sx={{ flexGrow: 1 }}>
          Shop
        </Typography>
        <Stack direction="row" sx={{ display: { xs: 'none', sm: 'flex' } }}>
          {pages.map(({ name, href }) => (
            <Button key={name} color="inherit" href={href}>
              {name}
            </Button>
          ))}
        </Stack>
      </Toolbar>
    </AppBar>
  );
}
