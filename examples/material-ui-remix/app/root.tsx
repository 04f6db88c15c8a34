import roboto400 from '@fontsource/roboto/400.css?url';
import roboto500 from '@fontsource/roboto/500.css?url';
import type { LinksFunction } from '@remix-run/node';
import {
  Links,
  Meta,
  NavLink,
  Outlet,
  Scripts,
  ScrollRestoration,
} from '@remix-run/react';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/material/styles';
import { theme } from './theme';

export const links: LinksFunction = () =>
  [roboto400, roboto500].map((href) => ({ rel: 'stylesheet', href }));

export default function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Orders</title>
        <Meta />
        <Links />
      </head>
      <body>
        <ThemeProvider theme={theme}>
          <CssBaseline />
          <AppBar position="static">
            <Toolbar component="nav" aria-label="Main" sx={{ gap: 1 }}>
              <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
                Shop
              </Typography>
              <Button color="inherit" component={NavLink} to="/" end>
                Orders
              </Button>
              <Button color="inherit" component={NavLink} to="/settings">
                Settings
              </Button>
            </Toolbar>
          </AppBar>
          <Container component="main" maxWidth="md" sx={{ py: 4 }}>
            <Outlet />
          </Container>
        </ThemeProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
