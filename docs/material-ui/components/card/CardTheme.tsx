import { createTheme, ThemeProvider } from '@mui/material/styles';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Typography from '@mui/material/Typography';

const theme = createTheme({
  components: {
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderRadius: 20 } },
    },
    MuiCardHeader: {
      defaultProps: { titleTypographyProps: { variant: 'h6' } },
      styleOverrides: { root: { paddingBottom: 0 } },
    },
    MuiCardContent: {
      styleOverrides: {
        root: { '&:last-child': { paddingBottom: 16 } },
      },
    },
  },
});

export default function CardTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Card sx={{ maxWidth: 340 }}>
        <CardHeader title="Storage" />
        <CardContent>
          <Typography>310 GB of 1 TB used</Typography>
        </CardContent>
      </Card>
    </ThemeProvider>
  );
}
