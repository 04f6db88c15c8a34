import * as React from 'react';
import ToggleButton, {
  toggleButtonClasses as classes,
} from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function shapeToggles(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiToggleButton: {
        styleOverrides: {
          root: ({ theme }) =>
            theme.unstable_sx({
              textTransform: 'none',
              borderColor: 'text.secondary',
              [`&.${classes.selected}, &.${classes.selected}:hover`]: {
                color: 'background.paper',
                bgcolor: 'text.primary',
              },
            }),
        },
      },
      MuiToggleButtonGroup: {
        defaultProps: { size: 'small' },
        styleOverrides: {
          firstButton: { borderStartStartRadius: 99, borderEndStartRadius: 99 },
          lastButton: { borderStartEndRadius: 99, borderEndEndRadius: 99 },
          grouped: { paddingInline: 16 },
        },
      },
    },
  };
}

export default function ToggleButtonTheme() {
  const [tide, setTide] = React.useState('low');

  return (
    <ThemeProvider theme={shapeToggles}>
      <ToggleButtonGroup
        exclusive
        aria-label="Tide"
        value={tide}
        onChange={(_event, next: string | null) => setTide(next ?? tide)}
      >
        <ToggleButton value="low">Low water</ToggleButton>
        <ToggleButton value="half">Half tide</ToggleButton>
        <ToggleButton value="high">High water</ToggleButton>
      </ToggleButtonGroup>
    </ThemeProvider>
  );
}
