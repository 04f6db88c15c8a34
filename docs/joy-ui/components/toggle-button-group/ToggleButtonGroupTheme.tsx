import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import { ThemeProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyToggleButtonGroup: {
      defaultProps: { variant: 'soft', spacing: 0.5 },
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          '--ButtonGroup-radius': '16px',
          '& button[aria-pressed="true"]': {
            color: vars.palette.primary.solidColor,
            backgroundColor: vars.palette.primary.solidBg,
          },
        }),
      },
    },
  },
});

export default function ToggleButtonGroupTheme() {
  const [layer, setLayer] = React.useState<string | null>('map');

  return (
    <ThemeProvider theme={theme}>
      <ToggleButtonGroup
        aria-label="Layer"
        value={layer}
        onChange={(_event, newLayer) => setLayer(newLayer)}
      >
        <Button value="map">Map</Button>
        <Button value="satellite">Satellite</Button>
      </ToggleButtonGroup>
    </ThemeProvider>
  );
}
