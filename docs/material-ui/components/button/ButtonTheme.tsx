import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    dashed: true;
  }
}

const theme = createTheme({
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { textTransform: 'none', borderRadius: 20 },
      },
      variants: [
        {
          props: { variant: 'dashed' },
          style: { border: '1px dashed currentColor', padding: '5px 15px' },
        },
      ],
    },
  },
});

export default function ButtonTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1}>
        <Button variant="contained">Create invoice</Button>
        <Button variant="dashed">Add a line</Button>
      </Stack>
    </ThemeProvider>
  );
}
