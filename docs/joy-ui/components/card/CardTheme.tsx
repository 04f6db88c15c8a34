import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';
import { ThemeProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyCard: {
      defaultProps: { size: 'lg' },
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          '--Card-radius': '20px',
          boxShadow: vars.shadow.md,
          border: 0,
        }),
      },
    },
  },
});

export default function CardTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Card sx={{ maxWidth: 300 }}>
        <CardContent>
          <Typography level="title-lg" component="h3">
            Storage
          </Typography>
          <Typography>42 of 100 GB used</Typography>
        </CardContent>
      </Card>
    </ThemeProvider>
  );
}
