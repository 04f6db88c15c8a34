import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function shapePopovers(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiPopover: {
        defaultProps: {
          elevation: 0,
          anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
          transformOrigin: { vertical: 'top', horizontal: 'center' },
        },
        styleOverrides: {
          paper: ({ theme }) =>
            theme.unstable_sx({
              mt: 1,
              p: 2,
              border: 2,
              borderColor: 'primary.main',
              borderRadius: 4,
            }),
        },
      },
    },
  };
}

export default function PopoverTheme() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <ThemeProvider theme={shapePopovers}>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Stamps on the card
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Stamps' } }}
      >
        <Typography>7 of 10. The tenth loaf is free.</Typography>
      </Popover>
    </ThemeProvider>
  );
}
