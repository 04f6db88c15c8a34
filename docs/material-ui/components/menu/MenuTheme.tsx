import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function shapeMenus(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiMenu: {
        defaultProps: { elevation: 0 },
        styleOverrides: {
          paper: ({ theme }) =>
            theme.unstable_sx({
              mt: 1,
              border: 1,
              borderColor: 'divider',
              borderRadius: 3,
            }),
          list: { padding: 8 },
        },
      },
      MuiMenuItem: {
        styleOverrides: {
          root: ({ theme }) =>
            theme.unstable_sx({
              borderRadius: 2,
              '&.Mui-focusVisible': {
                outline: '2px solid',
                outlineColor: 'primary.main',
                outlineOffset: -2,
              },
            }),
        },
      },
    },
  };
}

export default function MenuTheme() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <ThemeProvider theme={shapeMenus}>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Telescope
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-label': 'Telescope' }}
      >
        {['Track Saturn', 'Calibrate', 'Park'].map((name) => (
          <MenuItem key={name} onClick={() => setAnchor(null)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </ThemeProvider>
  );
}
