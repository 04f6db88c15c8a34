import * as React from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import { styled } from '@mui/system';

const Field = styled(FormControl)({
  display: 'grid',
  gap: 4,
  lineHeight: '24px',
  '& p': { margin: 0 },
  '& input': {
    padding: '8px 12px',
    border: '1px solid light-dark(#6b7280, #9ca3af)',
    borderRadius: 8,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  '&.base--focused label': { color: 'light-dark(#1d4ed8, #93c5fd)' },
});

export default function FormControlBasic() {
  const id = React.useId();

  return (
    <Field required defaultValue="">
      <label htmlFor={id}>Company</label>
      <Input id={id} aria-describedby={`${id}-help`} />
      <p id={`${id}-help`}>Required. It is printed on your invoices.</p>
    </Field>
  );
}
