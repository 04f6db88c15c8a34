import * as React from 'react';
import { Input } from '@mui/base/Input';
import './describedField.css';

export default function AccessibilityError() {
  const id = React.useId();
  const [email, setEmail] = React.useState('anna@');
  const invalid = !/^\S+@\S+\.\S+$/.test(email);

  return (
    <div className="described">
      <label htmlFor={id}>Email</label>
      <Input
        id={id}
        type="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={invalid}
        aria-describedby={`${id}-hint`}
      />
      <span id={`${id}-hint`} className={invalid ? 'hint wrong' : 'hint'}>
        {invalid ? 'Enter an address such as anna@example.com.' : 'Looks right.'}
      </span>
    </div>
  );
}
