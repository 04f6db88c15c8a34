import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function SheetForm() {
  const id = React.useId();

  return (
    <Sheet
      component="form"
      variant="outlined"
      aria-labelledby={id}
      onSubmit={(event) => event.preventDefault()}
      sx={{
        display: 'grid',
        gap: 2,
        maxWidth: 320,
        mx: 'auto',
        p: 3,
        borderRadius: 'md',
        boxShadow: 'sm',
      }}
    >
      <Typography level="h4" component="h3" id={id}>
        Log in
      </Typography>
      <FormControl id={`${id}-email`}>
        <FormLabel>Email</FormLabel>
        <Input type="email" autoComplete="username" />
      </FormControl>
      <FormControl id={`${id}-password`}>
        <FormLabel>Password</FormLabel>
        <Input type="password" autoComplete="current-password" />
      </FormControl>
      <Button type="submit">Log in</Button>
    </Sheet>
  );
}
