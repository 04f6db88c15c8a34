import * as React from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import './form-control.css';

export default function FormControlRenderProp() {
  const id = React.useId();
  const [isSent, setSent] = React.useState(false);

  return (
    <FormControl className="form-field" defaultValue="" disabled={isSent}>
      {({ value, filled, disabled }) => (
        <>
          <label htmlFor={id}>Invite a user by name</label>
          <Input id={id} />
          <p role="status">{disabled && `Invitation sent to ${String(value)}.`}</p>
          <button
            type="button"
            aria-disabled={!filled || disabled}
            onClick={() => setSent(filled)}
          >
            Send invitation
          </button>
        </>
      )}
    </FormControl>
  );
}
