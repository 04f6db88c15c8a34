import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { field, list, option } from './classes';
import { popper } from './popper';
import { roles } from './roles';

export default function SelectBasic() {
  const id = React.useId();

  return (
    <div className="mx-auto max-w-60">
      <label htmlFor={id}>Role</label>
      <Select
        id={id}
        className={field}
        placeholder="Choose a role"
        slotProps={{ popper, listbox: { className: list } }}
      >
        {roles.map((role) => (
          <Option key={role} value={role} className={option}>
            {role}
          </Option>
        ))}
      </Select>
    </div>
  );
}
