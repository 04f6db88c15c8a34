import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figure: true;
  }
}

const theme = createTheme({
  components: {
    MuiTypography: {
      defaultProps: { variantMapping: { h6: 'p', figure: 'strong' } },
      styleOverrides: { h6: { fontWeight: 700 } },
      variants: [
        {
          props: { variant: 'figure' },
          style: { fontSize: '2.75rem', fontWeight: 400, lineHeight: 1 },
        },
      ],
    },
  },
});

export default function TypographyTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2} alignItems="baseline">
        <Typography variant="figure">318</Typography>
        <Typography variant="h6">active users</Typography>
      </Stack>
    </ThemeProvider>
  );
}
