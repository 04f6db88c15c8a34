import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        body: { padding: 16 },
        a: { color: 'inherit', textUnderlineOffset: '0.2em' },
        dl: { display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: 8 },
        dd: { margin: 0 },
        kbd: { border: '1px solid', borderRadius: 4, padding: '0 4px' },
      },
    },
  },
});

export default function CssBaselineOverrides() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <dl>
        <dt>
          <kbd>N</kbd>
        </dt>
        <dd>New message</dd>
        <dt>
          <kbd>?</kbd>
        </dt>
        <dd>
          All <a href="/material-ui/">shortcuts</a>
        </dd>
      </dl>
    </ThemeProvider>
  );
}
