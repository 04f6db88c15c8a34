import * as React from 'react';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import WbSunnyOutlined from '@mui/icons-material/WbSunnyOutlined';

function shapeFabs(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiFab: {
        styleOverrides: {
          root: { borderRadius: 16, textTransform: 'none' },
        },
        variants: [
          {
            props: { color: 'default' },
            style: ({ theme }) =>
              theme.unstable_sx({
                bgcolor: 'background.paper',
                color: 'text.primary',
                border: 1,
                borderColor: 'text.secondary',
                '&:hover': { bgcolor: 'action.selected' },
              }),
          },
        ],
      },
    },
  };
}

export default function FabTheme() {
  const [plates, setPlates] = React.useState(4);

  return (
    <ThemeProvider theme={shapeFabs}>
      <Stack
        direction="row"
        flexWrap="wrap"
        useFlexGap
        spacing={2}
        alignItems="center"
      >
        <Fab variant="extended" onClick={() => setPlates(plates + 1)}>
          <WbSunnyOutlined sx={{ marginInlineEnd: 1 }} />
          Expose a plate
        </Fab>
        <Typography role="status">Plates: {plates}</Typography>
      </Stack>
    </ThemeProvider>
  );
}
