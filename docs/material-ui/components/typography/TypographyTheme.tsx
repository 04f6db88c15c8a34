import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figure: true;
  }
}

function shapeText(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiTypography: {
        defaultProps: { variantMapping: { h6: 'p', figure: 'span' } },
        styleOverrides: {
          h6: { fontWeight: 700, letterSpacing: '-0.01em' },
        },
        variants: [
          {
            props: { variant: 'figure' },
            style: ({ theme }) => ({
              fontFamily: theme.typography.fontFamily,
              fontSize: 44,
              lineHeight: 1,
              fontVariantNumeric: 'tabular-nums',
            }),
          },
        ],
      },
    },
  };
}

export default function TypographyTheme() {
  return (
    <ThemeProvider theme={shapeText}>
      <Stack direction="row" spacing={2} alignItems="baseline">
        <Typography variant="figure">4.92</Typography>
        <Typography variant="h6">metres at high water</Typography>
      </Stack>
    </ThemeProvider>
  );
}
