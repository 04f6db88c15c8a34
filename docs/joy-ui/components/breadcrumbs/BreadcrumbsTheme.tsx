import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import { ThemeProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyBreadcrumbs: {
      defaultProps: { separator: '→', size: 'sm' },
      styleOverrides: {
        root: { padding: 0 },
        separator: ({ theme: { vars } }) => ({
          color: vars.palette.text.tertiary,
        }),
      },
    },
  },
});

export default function BreadcrumbsTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Breadcrumbs aria-label="Breadcrumbs">
        <Link href="/joy-ui/react-card/">Customers</Link>
        <Typography aria-current="page">Acme Ltd</Typography>
      </Breadcrumbs>
    </ThemeProvider>
  );
}
