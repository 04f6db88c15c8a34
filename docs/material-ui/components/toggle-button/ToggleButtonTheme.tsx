import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const theme = createTheme({
  components: {
    MuiToggleButton: {
      styleOverrides: {
        root: {
          textTransform: 'none',
          border: '1px solid currentColor',
          '&.Mui-selected': { fontWeight: 700, textDecoration: 'underline' },
        },
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
});

export default function ToggleButtonTheme() {
  const [scope, setScope] = React.useState('team');

  return (
    <ThemeProvider theme={theme}>
      <ToggleButtonGroup
        exclusive
        aria-label="Projects of"
        value={scope}
        onChange={(_event, next: string | null) => setScope(next ?? scope)}
      >
        <ToggleButton value="mine">Mine</ToggleButton>
        <ToggleButton value="team">My team</ToggleButton>
        <ToggleButton value="all">All</ToggleButton>
      </ToggleButtonGroup>
    </ThemeProvider>
  );
}
