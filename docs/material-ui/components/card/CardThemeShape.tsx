import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function shapeCards(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiCard: {
        defaultProps: { variant: 'outlined' },
        styleOverrides: { root: { borderRadius: 20 } },
      },
      MuiCardHeader: {
        styleOverrides: {
          root: { paddingBottom: 0 },
          title: { fontWeight: 600 },
        },
      },
      MuiCardContent: {
        styleOverrides: {
          root: { paddingBlock: 8, '&:last-child': { paddingBottom: 16 } },
        },
      },
    },
  };
}

export default function CardThemeShape() {
  return (
    <ThemeProvider theme={shapeCards}>
      <Card sx={{ maxWidth: 340 }}>
        <CardHeader
          title="Bee hotel"
          titleTypographyProps={{ variant: 'subtitle1', component: 'p' }}
        />
        <CardContent>
          <Typography variant="body2">
            Forty tubes of reed in a frame of larch. Hang it dry, facing south.
          </Typography>
        </CardContent>
        <CardActions>
          <Button size="small" href="/material-ui/">
            Drawing
          </Button>
        </CardActions>
      </Card>
    </ThemeProvider>
  );
}
