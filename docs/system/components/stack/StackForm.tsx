import * as React from 'react';
import { Stack } from '@mui/system';

export default function StackForm() {
  const id = React.useId();
  const [sent, setSent] = React.useState(false);

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ maxWidth: 320 }}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        setSent(true);
      }}
    >
      <Stack spacing={0.5}>
        <label htmlFor={`${id}-email`}>Email</label>
        <input id={`${id}-email`} type="email" autoComplete="email" required />
      </Stack>
      <Stack direction="row" spacing={2} alignItems="center">
        <button type="submit">Invite</button>
        <span role="status">{sent && 'Invitation sent'}</span>
      </Stack>
    </Stack>
  );
}
