import * as React from 'react';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

interface LoginCardProps {
  /** Called with what the form contains. */
  onLogIn?: (data: FormData) => void;
  children: React.ReactNode;
}

export default function LoginCard({ onLogIn, children }: LoginCardProps) {
  const titleId = React.useId();
  return (
    <Sheet
      component="form"
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        onLogIn?.(new FormData(event.currentTarget));
      }}
      variant="outlined"
      sx={{ maxWidth: 360, mx: 'auto', p: 3, borderRadius: 'md', boxShadow: 'md' }}
    >
      <Stack spacing={2}>
        <div>
          <Typography id={titleId} level="h3" component="h2">
            Log in
          </Typography>
          <Typography level="body-sm">Orders and invoices of your shop.</Typography>
        </div>
        {children}
      </Stack>
    </Sheet>
  );
}
