import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function shapeBreadcrumbs(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiBreadcrumbs: {
        defaultProps: { separator: '|', maxItems: 5 },
        styleOverrides: {
          root: ({ theme }) =>
            theme.unstable_sx({
              px: 2,
              py: 1,
              borderRadius: 2,
              bgcolor: 'action.hover',
              typography: 'body2',
            }),
          separator: { marginInline: 12, opacity: 0.5 },
        },
      },
    },
  };
}

export default function BreadcrumbsTheme() {
  return (
    <ThemeProvider theme={shapeBreadcrumbs}>
      <Breadcrumbs aria-label="Way to the ledger">
        <Link href="/material-ui/" color="text.primary">
          Archive
        </Link>
        <Link href="/system/" color="text.primary">
          Guild of weavers
        </Link>
        <Typography component="span" variant="body2" aria-current="page">
          Ledger of 1612
        </Typography>
      </Breadcrumbs>
    </ThemeProvider>
  );
}
