import * as React from 'react';
import { Switch } from '@mui/base/Switch';
import './styles.css';

export default function SwitchBasic() {
  const id = React.useId();

  return (
    <div className="setting">
      <Switch className="square" defaultChecked slotProps={{ input: { id } }} />
      <label htmlFor={id}>Email me about new orders</label>
    </div>
  );
}
