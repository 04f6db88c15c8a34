import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Switch } from '@mui/base/Switch';
import './focusRing.css';

export default function AccessibilityFocus() {
  const id = React.useId();

  return (
    <div className="focus-row">
      <Button className="focus-button">Invite member</Button>
      <label htmlFor={id}>Public</label>
      <Switch className="focus-switch" slotProps={{ input: { id } }} />
    </div>
  );
}
