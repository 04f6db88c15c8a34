import * as React from 'react';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import CheckBoxOutlineBlankRounded from '@mui/icons-material/CheckBoxOutlineBlankRounded';
import CheckBoxRounded from '@mui/icons-material/CheckBoxRounded';

const LAYERS = ['Springs', 'Shelters', 'Fences', 'Bus stops'];

export default function MenuMapLayers() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [shown, setShown] = React.useState(['Springs', 'Shelters']);

  const handleToggle = (layer: string) => {
    setShown((before) =>
      before.includes(layer)
        ? before.filter((name) => name !== layer)
        : [...before, layer],
    );
  };

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {shown.length} of {LAYERS.length} layers
      </Button>
      <Menu
        variant="menu"
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-label': 'Layers of the map', dense: true }}
      >
        {LAYERS.map((layer) => (
          <MenuItem
            key={layer}
            role="menuitemcheckbox"
            aria-checked={shown.includes(layer)}
            onClick={() => handleToggle(layer)}
          >
            <ListItemIcon>
              {shown.includes(layer) ? (
                <CheckBoxRounded color="primary" />
              ) : (
                <CheckBoxOutlineBlankRounded />
              )}
            </ListItemIcon>
            <ListItemText>{layer}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
