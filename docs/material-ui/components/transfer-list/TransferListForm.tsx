import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TransferList } from './TransferList';

const permissions = ['Read', 'Comment', 'Edit', 'Export', 'Invite', 'Delete'];

export default function TransferListForm() {
  const [granted, setGranted] = React.useState<string[]>(['Read']);
  const [saved, setSaved] = React.useState('');

  const save = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSaved(`Saved: ${data.getAll('permission').join(', ') || 'no permissions'}`);
  };

  return (
    <form onSubmit={save} onReset={() => setGranted(['Read'])}>
      <TransferList
        titles={['Permissions', 'Granted']}
        items={permissions}
        value={granted}
        onChange={setGranted}
      />
      {granted.map((permission) => (
        <input key={permission} type="hidden" name="permission" value={permission} />
      ))}
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained">
          Save role
        </Button>
        <Button type="reset">Reset</Button>
      </Stack>
      <Typography role="status">{saved}</Typography>
    </form>
  );
}
