import { createTheme, ThemeProvider } from '@mui/material/styles';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const theme = createTheme({
  components: {
    MuiBreadcrumbs: {
      defaultProps: { separator: '›', maxItems: 5 },
      styleOverrides: {
        root: { fontSize: '0.875rem' },
        separator: { marginInline: 6, opacity: 0.6 },
      },
    },
    MuiLink: { defaultProps: { underline: 'hover' } },
  },
});

export default function BreadcrumbsTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Breadcrumbs aria-label="Settings">
        <Link href="/material-ui/">Settings</Link>
        <Link href="/system/">Notifications</Link>
        <Typography component="span" variant="inherit" aria-current="page">
          Email
        </Typography>
      </Breadcrumbs>
    </ThemeProvider>
  );
}
