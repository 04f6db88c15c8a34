import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction, {
  bottomNavigationActionClasses,
} from '@mui/material/BottomNavigationAction';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import CategoryIcon from '@mui/icons-material/Category';
import GestureIcon from '@mui/icons-material/Gesture';
import PaletteIcon from '@mui/icons-material/Palette';

function shapeNavigation(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiBottomNavigation: {
        defaultProps: { showLabels: true },
        styleOverrides: {
          root: ({ theme }) => ({
            backgroundColor: theme.palette.primary.main,
            borderRadius: 16,
            height: 64,
          }),
        },
      },
      MuiBottomNavigationAction: {
        styleOverrides: {
          root: ({ theme }) => ({
            color: theme.palette.primary.contrastText,
            [`&.${bottomNavigationActionClasses.selected}`]: {
              boxShadow: `inset 0 -4px currentColor`,
              color: theme.palette.primary.contrastText,
            },
          }),
        },
      },
    },
  };
}

const TOOLS = [
  { label: 'Sketch', icon: <GestureIcon /> },
  { label: 'Glaze', icon: <PaletteIcon /> },
  { label: 'Moulds', icon: <CategoryIcon /> },
];

export default function BottomNavigationTheme() {
  const [tool, setTool] = React.useState(0);

  return (
    <ThemeProvider theme={shapeNavigation}>
      <BottomNavigation
        component="nav"
        aria-label="Pottery"
        value={tool}
        onChange={(_event, next: number) => setTool(next)}
      >
        {TOOLS.map(({ label, icon }, index) => (
          <BottomNavigationAction
            key={label}
            label={label}
            icon={icon}
            aria-current={index === tool ? 'page' : undefined}
          />
        ))}
      </BottomNavigation>
    </ThemeProvider>
  );
}
