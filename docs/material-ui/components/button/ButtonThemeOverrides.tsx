import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    dashed: true;
  }
}

function shapeButtons(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiButton: {
        defaultProps: {
          ...outer.components?.MuiButton?.defaultProps,
          disableElevation: true,
        },
        styleOverrides: {
          root: ({ ownerState }) => ({
            textTransform: 'none',
            borderRadius: ownerState.size === 'large' ? 14 : 10,
          }),
        },
        variants: [
          {
            props: { variant: 'dashed' },
            style: { border: '1px dashed currentColor', padding: '5px 15px' },
          },
        ],
      },
    },
  };
}

export default function ButtonThemeOverrides() {
  const [stops, setStops] = React.useState(['Lisbon', 'Porto']);

  return (
    <ThemeProvider theme={shapeButtons}>
      <Typography role="status" sx={{ mb: 2 }}>
        {stops.join(' · ')}
      </Typography>
      <Stack
        direction="row"
        alignItems="center"
        flexWrap="wrap"
        useFlexGap
        spacing={1}
      >
        <Button
          variant="dashed"
          onClick={() => setStops([...stops, `Stop ${stops.length + 1}`])}
        >
          Add a stop
        </Button>
        <Button
          variant="contained"
          size="large"
          onClick={() => setStops(['Lisbon', 'Porto'])}
        >
          Start the route again
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
