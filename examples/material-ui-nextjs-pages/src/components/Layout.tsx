import NextLink from 'next/link';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const LINKS = [
  { href: '/', label: 'Orders' },
  { href: '/settings', label: 'Settings' },
];

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useRouter();
  return (
    <>
      <AppBar position="static">
        <Toolbar component="nav" aria-label="Main" sx={{ gap: 1 }}>
          <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
            Shop
          </Typography>
          {LINKS.map(({ href, label }) => (
            <Button
              key={href}
              color="inherit"
              component={NextLink}
              href={href}
              aria-current={pathname === href ? 'page' : undefined}
            >
              {label}
            </Button>
          ))}
        </Toolbar>
      </AppBar>
      <Container component="main" maxWidth="md" sx={{ py: 4 }}>
        {children}
      </Container>
    </>
  );
}
