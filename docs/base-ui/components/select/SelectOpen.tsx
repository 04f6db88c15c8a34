import * as React from 'react';
import { Select } from '@mui/base/Select';
import { Option, slots } from './parts';

export default function SelectOpen() {
  const listId = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <p>
        This folder is shared with your team.{' '}
        <button type="button" aria-controls={listId} onClick={() => setOpen(true)}>
          Change
        </button>
      </p>
      <Select
        aria-label="Access"
        defaultValue="team"
        listboxId={listId}
        listboxOpen={open}
        onListboxOpenChange={setOpen}
        slots={slots}
      >
        <Option value="me">Only me</Option>
        <Option value="team">My team</Option>
      </Select>
    </div>
  );
}
