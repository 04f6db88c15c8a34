import * as React from 'react';
import { Switch } from '@mui/base/Switch';
import './switch.css';

export default function SwitchReadOnly() {
  const id = React.useId();

  return (
    <div>
      <div className="switch-row">
        <Switch
          className="switch"
          checked
          readOnly
          slotProps={{ input: { id, role: 'switch', 'aria-readonly': true } }}
        />
        <label htmlFor={id}>Backups (set by your administrator)</label>
      </div>
      <div className="switch-row">
        <Switch
          className="switch"
          disabled
          slotProps={{ input: { id: `${id}-log` } }}
        />
        <label htmlFor={`${id}-log`}>Audit log (not in your plan)</label>
      </div>
    </div>
  );
}
