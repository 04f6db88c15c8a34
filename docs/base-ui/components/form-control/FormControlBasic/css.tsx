import * as React from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import './styles.css';

export default function FormControlBasic() {
  const id = React.useId();

  return (
    <FormControl className="company" required defaultValue="">
      <label htmlFor={id}>Company</label>
      <Input id={id} aria-describedby={`${id}-help`} />
      <p id={`${id}-help`}>Required. It is printed on your invoices.</p>
    </FormControl>
  );
}
