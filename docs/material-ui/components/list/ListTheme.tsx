import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton, { listItemButtonClasses } from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import Forest from '@mui/icons-material/ForestOutlined';
import Terrain from '@mui/icons-material/TerrainOutlined';
import Waves from '@mui/icons-material/WavesOutlined';

const LAYERS = [
  { name: 'Woods', icon: <Forest /> },
  { name: 'Contours', icon: <Terrain /> },
  { name: 'Water', icon: <Waves /> },
];

function shapeLists(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiListItemButton: {
        styleOverrides: {
          root: ({ theme }) => ({
            borderRadius: 8,
            marginInline: 8,
            [`&.${listItemButtonClasses.selected}`]: {
              boxShadow: `inset 0 0 0 2px ${theme.palette.primary.main}`,
            },
            [`&.${listItemButtonClasses.focusVisible}`]: {
              outline: `2px solid ${theme.palette.text.primary}`,
            },
          }),
        },
      },
      MuiListItemIcon: { styleOverrides: { root: { minWidth: 40 } } },
      MuiListItemText: {
        defaultProps: { primaryTypographyProps: { variant: 'body2' } },
      },
    },
  };
}

export default function ListTheme() {
  const [layer, setLayer] = React.useState('Woods');

  return (
    <ThemeProvider theme={shapeLists}>
      <List aria-label="Layer of the map">
        {LAYERS.map(({ name, icon }) => (
          <ListItem key={name} disablePadding>
            <ListItemButton
              selected={name === layer}
              aria-pressed={name === layer}
              onClick={() => setLayer(name)}
            >
              <ListItemIcon>{icon}</ListItemIcon>
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </ThemeProvider>
  );
}
