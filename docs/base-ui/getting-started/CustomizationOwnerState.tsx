import * as React from 'react';
import { Switch } from '@mui/base/Switch';
import './ownerState.css';

export default function CustomizationOwnerState() {
  const id = React.useId();

  return (
    <label className="backup" htmlFor={id}>
      Daily backup
      <Switch
        className="backup-switch"
        slotProps={{
          input: { id },
          root: ({ disabled }) => ({ title: disabled ? 'Paused' : undefined }),
          track: ({ checked }) => ({
            className: checked ? 'track on' : 'track',
            children: checked ? 'On' : 'Off',
            'aria-hidden': true,
          }),
        }}
      />
    </label>
  );
}
