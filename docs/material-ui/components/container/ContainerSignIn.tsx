import * as React from 'react';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import TextField from '@mui/material/TextField';

export default function ContainerSignIn() {
  const id = React.useId();

  return (
    <Container
      component="form"
      maxWidth="xs"
      onSubmit={(event: React.FormEvent) => event.preventDefault()}
      sx={{
        minHeight: '100vh',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        gap: 2,
      }}
    >
      <TextField id={`${id}-email`} label="Email" type="email" />
      <TextField id={`${id}-password`} label="Password" type="password" />
      <Button type="submit" variant="contained">
        Sign in
      </Button>
    </Container>
  );
}
