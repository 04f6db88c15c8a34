import { createTheme, ThemeProvider } from '@mui/material/styles';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    dashed: true;
  }
}

const theme = createTheme({
  components: {
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: { backgroundImage: 'none' },
        rounded: { borderRadius: 12 },
      },
      variants: [
        {
          props: { variant: 'dashed' },
          style: { border: '2px dashed', padding: 16 },
        },
      ],
    },
  },
});

export default function PaperTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2}>
        <Paper variant="dashed">
          <Typography>Drop your files here</Typography>
        </Paper>
        <Paper elevation={3} sx={{ p: 2 }}>
          <Typography>report.pdf, 4.2 MB</Typography>
        </Paper>
      </Stack>
    </ThemeProvider>
  );
}
