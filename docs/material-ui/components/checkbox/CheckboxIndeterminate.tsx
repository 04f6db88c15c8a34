import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const permissions = ['View projects', 'Edit projects', 'Delete projects'];

export default function CheckboxIndeterminate() {
  const [granted, setGranted] = React.useState(['View projects']);
  const all = granted.length === permissions.length;
  const some = granted.length > 0 && !all;

  const setOne = (permission: string, checked: boolean) =>
    setGranted(
      permissions.filter((other) =>
        other === permission ? checked : granted.includes(other),
      ),
    );

  return (
    <div role="group" aria-label="Permissions">
      <FormControlLabel
        label="All permissions"
        control={
          <Checkbox
            checked={all}
            indeterminate={some}
            onChange={(event) => setGranted(event.target.checked ? permissions : [])}
            inputRef={(input: HTMLInputElement | null) => {
              if (input) input.indeterminate = some;
            }}
          />
        }
      />
      <FormGroup sx={{ marginInlineStart: 3 }}>
        {permissions.map((permission) => (
          <FormControlLabel
            key={permission}
            label={permission}
            checked={granted.includes(permission)}
            onChange={(_event, checked) => setOne(permission, checked)}
            control={<Checkbox />}
          />
        ))}
      </FormGroup>
    </div>
  );
}
