import * as React from 'react';
import { Input } from '@mui/base/Input';
import './input.css';

export default function InputDisabled() {
  const id = React.useId();

  return (
    <div className="stack">
      <label htmlFor={`${id}-plan`}>Plan, disabled</label>
      <Input
        id={`${id}-plan`}
        className="text-input"
        disabled
        defaultValue="Team, 20 users"
      />
      <label htmlFor={`${id}-token`}>API token, read-only</label>
      <Input
        id={`${id}-token`}
        className="text-input"
        readOnly
        value="tk_4f9a2c"
        onFocus={(event) => event.target.select()}
      />
    </div>
  );
}
