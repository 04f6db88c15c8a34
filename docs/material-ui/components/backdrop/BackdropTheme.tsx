import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function shapeBackdrops(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiBackdrop: {
        defaultProps: { transitionDuration: 120 },
        styleOverrides: {
          root: ({ ownerState }) =>
            // The backdrops of menus and selects are invisible and have to stay so.
            ownerState.invisible
              ? {}
              : { backgroundColor: 'rgb(14 30 66 / 0.85)', color: '#fff' },
        },
      },
    },
  };
}

export default function BackdropTheme() {
  const [asleep, setAsleep] = React.useState(false);

  return (
    <ThemeProvider theme={shapeBackdrops}>
      <Stack spacing={2} alignItems="flex-start">
        <Box
          sx={{
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            overflow: 'hidden',
            p: 3,
            position: 'relative',
            width: '100%',
          }}
        >
          <Typography>Watch over the beehives</Typography>
          <Typography color="text.secondary">34 °C inside</Typography>
          <Backdrop open={asleep} sx={{ position: 'absolute' }}>
            <Typography>The hives sleep</Typography>
          </Backdrop>
        </Box>
        <Button variant="outlined" onClick={() => setAsleep(!asleep)}>
          {asleep ? 'Wake the watch' : 'Send the watch to sleep'}
        </Button>
        <Typography role="status" variant="body2" color="text.secondary">
          {asleep ? 'Nobody watches the hives.' : 'The watch is on.'}
        </Typography>
      </Stack>
    </ThemeProvider>
  );
}
