import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import AppBar from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/material/styles';
import { AppRouterCacheProvider } from '@mui/material-nextjs/v14-appRouter';
import { NavButton } from '../components/NavButton';
import { theme } from '../theme';

export const metadata: Metadata = { title: 'Orders' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <AppRouterCacheProvider>
          <ThemeProvider theme={theme}>
            <CssBaseline />
            <AppBar position="static">
              <Toolbar component="nav" aria-label="Main" sx={{ gap: 1 }}>
                <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
                  Shop
                </Typography>
                <NavButton href="/">Orders</NavButton>
                <NavButton href="/settings">Settings</NavButton>
              </Toolbar>
            </AppBar>
            <Container component="main" maxWidth="md" sx={{ py: 4 }}>
              {children}
            </Container>
          </ThemeProvider>
        </AppRouterCacheProvider>
      </body>
    </html>
  );
}
