import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { popper } from './popper';
import { roles } from './roles';
import './styles.css';

export default function SelectBasic() {
  const id = React.useId();

  return (
    <div className="role">
      <label htmlFor={id}>Role</label>
      <Select
        id={id}
        className="role-field"
        placeholder="Choose a role"
        slotProps={{ popper, listbox: { className: 'role-list' } }}
      >
        {roles.map((role) => (
          <Option key={role} value={role} className="role-option">
            {role}
          </Option>
        ))}
      </Select>
    </div>
  );
}
