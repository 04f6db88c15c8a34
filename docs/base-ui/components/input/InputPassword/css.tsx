import * as React from 'react';
import { Input } from '@mui/base/Input';
import './styles.css';

export default function InputPassword() {
  const id = React.useId();
  const [shown, setShown] = React.useState(false);

  return (
    <div className="password">
      <label htmlFor={id}>Password</label>
      <Input
        id={id}
        className="password-input"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        endAdornment={
          <button
            type="button"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            Show
          </button>
        }
      />
    </div>
  );
}
