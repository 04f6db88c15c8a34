import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import UploadIcon from '@mui/icons-material/Upload';

const theme = createTheme({
  components: {
    MuiButton: {
      styleOverrides: {
        root: ({ theme: { spacing } }) => ({
          borderRadius: 24,
          padding: spacing(1, 3),
          textTransform: 'none',
        }),
        outlined: { borderWidth: 2, '&:hover': { borderWidth: 2 } },
        startIcon: { marginInlineEnd: 12 },
      },
    },
  },
});

export default function ThemeComponentsOverrides() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2}>
        <Button variant="contained" startIcon={<UploadIcon />}>
          Upload
        </Button>
        <Button variant="outlined">Browse</Button>
      </Stack>
    </ThemeProvider>
  );
}
