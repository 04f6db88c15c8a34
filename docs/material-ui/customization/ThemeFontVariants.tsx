import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const theme = createTheme({
  typography: {
    h5: { fontFamily: 'Georgia, serif', fontWeight: 700 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.6 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
});

export default function ThemeFontVariants() {
  return (
    <ThemeProvider theme={theme}>
      <Card variant="outlined" sx={{ maxWidth: 360 }}>
        <CardContent>
          <Typography variant="h5" component="h3" gutterBottom>
            Team plan
          </Typography>
          <Typography variant="body2" gutterBottom>
            Shared projects, roles and an audit log for up to twenty people.
          </Typography>
          <Button>Compare plans</Button>
        </CardContent>
      </Card>
    </ThemeProvider>
  );
}
