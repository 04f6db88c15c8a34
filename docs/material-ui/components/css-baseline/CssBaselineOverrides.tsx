import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function shapeDocument(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiCssBaseline: {
        styleOverrides: (theme) =>
          theme.unstable_sx({
            body: { bgcolor: 'background.paper', p: 2 },
            a: { color: 'primary.main', textUnderlineOffset: '0.2em' },
            dl: { display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: 1 },
            dt: { color: 'text.secondary' },
            dd: { color: 'text.primary', m: 0 },
            kbd: { border: 1, borderRadius: 1, px: 0.5 },
          }),
      },
    },
  };
}

export default function CssBaselineOverrides() {
  return (
    <ThemeProvider theme={shapeDocument}>
      <CssBaseline />
      <dl>
        <dt>Print</dt>
        <dd>
          <kbd>P</kbd>, with all staves
        </dd>
        <dt>Parts</dt>
        <dd>
          For <a href="/material-ui/">two violins</a>
        </dd>
      </dl>
    </ThemeProvider>
  );
}
