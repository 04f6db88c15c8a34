import { createTheme, ThemeProvider } from '@mui/material/styles';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

declare module '@mui/material/Divider' {
  interface DividerPropsVariantOverrides {
    strong: true;
  }
}

const theme = createTheme({
  components: {
    MuiDivider: {
      styleOverrides: { root: { borderStyle: 'dashed' } },
      variants: [
        {
          props: { variant: 'strong' },
          style: {
            borderStyle: 'solid',
            borderBottomWidth: 3,
            borderColor: 'currentcolor',
          },
        },
      ],
    },
  },
});

export default function DividerTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={1.5}>
        <Typography>Invoices</Typography>
        <Divider variant="strong" />
        <Typography>INV-2041</Typography>
        <Divider />
        <Typography>INV-2042</Typography>
      </Stack>
    </ThemeProvider>
  );
}
