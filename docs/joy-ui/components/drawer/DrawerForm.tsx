import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import ModalClose from '@mui/joy/ModalClose';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DrawerForm() {
  const [open, setOpen] = React.useState(false);
  const [saved, setSaved] = React.useState('');

  function save(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSaved(String(new FormData(event.currentTarget).get('name')));
    event.currentTarget.reset();
    setOpen(false);
  }

  return (
    <Stack spacing={1} alignItems="flex-start">
      <Button onClick={() => setOpen(true)}>Add customer</Button>
      <Typography role="status">{saved && `Added: ${saved}`}</Typography>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ content: { 'aria-describedby': undefined } }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>New customer</DialogTitle>
        <Stack component="form" spacing={2} sx={{ p: 1.5 }} onSubmit={save}>
          <FormControl id={React.useId()} required>
            <FormLabel>Name</FormLabel>
            <Input name="name" />
          </FormControl>
          <FormControl id={React.useId()}>
            <FormLabel>Plan</FormLabel>
            <Select
              name="plan"
              defaultValue="team"
              slotProps={{ listbox: { disablePortal: true } }}
            >
              <Option value="team">Team</Option>
              <Option value="company">Company</Option>
            </Select>
          </FormControl>
          <Button type="submit">Add</Button>
        </Stack>
      </Drawer>
    </Stack>
  );
}
