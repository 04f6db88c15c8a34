import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';

const PAGES = ['Today', 'Boats', 'Crew', 'Weather'];

export default function AppBarPages() {
  const id = React.useId();
  const [page, setPage] = React.useState('Today');
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  const choose = (name: string) => {
    setPage(name);
    setAnchor(null);
  };

  return (
    <React.Fragment>
      <AppBar component="div" position="static">
        <Toolbar sx={{ gap: 1 }}>
          <Box sx={{ display: { xs: 'block', sm: 'none' } }}>
            <IconButton
              color="inherit"
              edge="start"
              aria-label="Pages"
              aria-haspopup="menu"
              aria-expanded={anchor !== null}
              aria-controls={anchor ? id : undefined}
              onClick={(event) => setAnchor(event.currentTarget)}
            >
              <MenuIcon />
            </IconButton>
            <Menu
              id={id}
              anchorEl={anchor}
              open={anchor !== null}
              onClose={() => setAnchor(null)}
              MenuListProps={{ 'aria-label': 'Pages' }}
            >
              {PAGES.map((name) => (
                <MenuItem
                  key={name}
                  selected={name === page}
                  onClick={() => choose(name)}
                >
                  {name}
                </MenuItem>
              ))}
            </Menu>
          </Box>
          <Typography component="p" variant="h6" noWrap sx={{ flexGrow: 1 }}>
            Boat house
          </Typography>
          <Box sx={{ display: { xs: 'none', sm: 'flex' }, gap: 0.5 }}>
            {PAGES.map((name) => (
              <Button
                key={name}
                color="inherit"
                aria-pressed={name === page}
                variant={name === page ? 'outlined' : 'text'}
                onClick={() => choose(name)}
              >
                {name}
              </Button>
            ))}
          </Box>
        </Toolbar>
      </AppBar>
      <Typography role="status" sx={{ p: 2 }}>
        {page}
      </Typography>
    </React.Fragment>
  );
}
