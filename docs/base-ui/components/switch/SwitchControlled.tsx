import * as React from 'react';
import { Switch } from '@mui/base/Switch';
import './switch.css';

export default function SwitchControlled() {
  const labelId = React.useId();
  const [isPublic, setIsPublic] = React.useState(false);

  return (
    <div className="switch-row">
      <Switch
        className="switch"
        checked={isPublic}
        onChange={(event) => setIsPublic(event.target.checked)}
        slotProps={{ input: { 'aria-labelledby': labelId, role: 'switch' } }}
      />
      <span id={labelId}>Public project</span>
      <output>{isPublic ? 'Everyone can see it' : 'Only your team sees it'}</output>
    </div>
  );
}
