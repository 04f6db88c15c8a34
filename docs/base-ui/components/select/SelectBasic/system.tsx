import * as React from 'react';
import { Select } from '@mui/base/Select';
import { Box } from '@mui/system';
import { Field, Listbox, Option } from './parts';
import { popper } from './popper';
import { roles } from './roles';

export default function SelectBasic() {
  const id = React.useId();

  return (
    <Box sx={{ maxWidth: 240, mx: 'auto' }}>
      <label htmlFor={id}>Role</label>
      <Select
        id={id}
        placeholder="Choose a role"
        slots={{ root: Field, listbox: Listbox }}
        slotProps={{ popper }}
      >
        {roles.map((role) => (
          <Option key={role} value={role}>
            {role}
          </Option>
        ))}
      </Select>
    </Box>
  );
}
