import * as React from 'react';
import { Switch } from '@mui/base/Switch';
import './styles.css';

export default function QuickstartSwitch() {
  const id = React.useId();
  return (
    <div className="setting">
      <label htmlFor={id}>Email notifications</label>
      <Switch className="switch" defaultChecked slotProps={{ input: { id } }} />
    </div>
  );
}
