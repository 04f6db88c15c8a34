import * as React from 'react';
import {
  Link as RouterLink,
  type LinkProps as RouterLinkProps,
  MemoryRouter,
  useLocation,
} from 'react-router-dom';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

type LinkBehaviorProps = Omit<RouterLinkProps, 'to'> & { href: string };

const LinkBehavior = React.forwardRef<HTMLAnchorElement, LinkBehaviorProps>(
  function LinkBehavior({ href, ...props }, ref) {
    return <RouterLink ref={ref} to={href} {...props} />;
  },
);

const theme = createTheme({
  components: {
    MuiLink: { defaultProps: { component: LinkBehavior } },
    MuiButtonBase: { defaultProps: { LinkComponent: LinkBehavior } },
  },
});

function InvoiceActions() {
  const { pathname } = useLocation();
  return (
    <Stack spacing={1} alignItems="flex-start">
      <Button href="/material-ui/react-card/">New invoice</Button>
      <Link href="/material-ui/react-list/">All invoices</Link>
      <output>{pathname}</output>
    </Stack>
  );
}

export default function RoutingGlobalTheme() {
  return (
    <ThemeProvider theme={theme}>
      <MemoryRouter initialEntries={['/material-ui/']}>
        <InvoiceActions />
      </MemoryRouter>
    </ThemeProvider>
  );
}
