import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress, { linearProgressClasses } from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function shapeBars(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiLinearProgress: {
        defaultProps: { variant: 'determinate' },
        styleOverrides: {
          root: ({ theme }) =>
            theme.unstable_sx({
              height: 12,
              borderRadius: 6,
              bgcolor: 'action.hover',
              // An edge that stays where the system replaces all colours.
              border: 1,
              borderColor: 'text.secondary',
              [`& .${linearProgressClasses.bar}`]: {
                borderRadius: 6,
                forcedColorAdjust: 'none',
              },
              '@media (forced-colors: active)': {
                [`& .${linearProgressClasses.bar}`]: { bgcolor: 'CanvasText' },
              },
            }),
        },
      },
    },
  };
}

export default function ProgressTheme() {
  const [wound, setWound] = React.useState(45);

  return (
    <ThemeProvider theme={shapeBars}>
      <Stack spacing={2} alignItems="flex-start">
        <LinearProgress
          value={wound}
          aria-label="Clock spring"
          sx={{ width: '100%' }}
        />
        <Button
          variant="outlined"
          onClick={() => setWound(wound < 100 ? Math.min(wound + 15, 100) : 0)}
        >
          {wound < 100 ? 'Wind the clock' : 'Let it run down'}
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
