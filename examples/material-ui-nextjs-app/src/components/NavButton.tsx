'use client';

import NextLink from 'next/link';
import { usePathname } from 'next/navigation';
import Button from '@mui/material/Button';

export function NavButton({ href, children }: { href: string; children: string }) {
  const isCurrent = usePathname() === href;
  return (
    <Button
      color="inherit"
      component={NextLink}
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </Button>
  );
}
