import * as React from 'react';
import { Input } from '@mui/base/Input';
import './usageControls.css';

export default function UsageSlotProps() {
  const id = React.useId();

  return (
    <div className="code-field">
      <label htmlFor={id}>Code from the message</label>
      <Input
        id={id}
        className="code-input"
        slotProps={{
          input: {
            inputMode: 'numeric',
            autoComplete: 'one-time-code',
            maxLength: 6,
            onFocus: (event) => event.target.select(),
          },
        }}
      />
    </div>
  );
}
