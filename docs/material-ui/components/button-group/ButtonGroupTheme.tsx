import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function shapeGroups(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiButtonGroup: {
        defaultProps: { variant: 'contained', disableElevation: true },
        styleOverrides: {
          root: { gap: 2 },
          grouped: { textTransform: 'none', border: 0 },
          firstButton: { borderStartStartRadius: 20, borderEndStartRadius: 20 },
          lastButton: { borderStartEndRadius: 20, borderEndEndRadius: 20 },
        },
      },
    },
  };
}

export default function ButtonGroupTheme() {
  const [crates, setCrates] = React.useState(3);

  return (
    <ThemeProvider theme={shapeGroups}>
      <Typography role="status" gutterBottom>
        {crates} crates on the cart
      </Typography>
      <ButtonGroup aria-label="Crates of apples">
        <Button onClick={() => setCrates(crates + 1)}>Load one</Button>
        <Button onClick={() => setCrates(crates + 5)}>Load five</Button>
        <Button onClick={() => setCrates(0)}>Unload all</Button>
      </ButtonGroup>
    </ThemeProvider>
  );
}
