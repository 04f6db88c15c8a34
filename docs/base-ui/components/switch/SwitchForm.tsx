import * as React from 'react';
import { Switch } from '@mui/base/Switch';
import './switch.css';

export default function SwitchForm() {
  const id = React.useId();
  const [sent, setSent] = React.useState('');

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(JSON.stringify([...new FormData(event.currentTarget)]));
      }}
    >
      <div className="switch-row">
        <Switch
          className="switch"
          required
          slotProps={{ input: { id, name: 'terms', value: 'accepted' } }}
        />
        <label htmlFor={id}>I accept the terms</label>
      </div>
      <p>
        <button type="submit">Create account</button> <output>{sent}</output>
      </p>
    </form>
  );
}
