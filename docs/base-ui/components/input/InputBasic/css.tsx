import * as React from 'react';
import { Input } from '@mui/base/Input';
import './styles.css';

export default function InputBasic() {
  const id = React.useId();

  return (
    <div className="email">
      <label htmlFor={id}>Email</label>
      <Input
        id={id}
        className="email-input"
        type="email"
        name="email"
        autoComplete="email"
      />
    </div>
  );
}
