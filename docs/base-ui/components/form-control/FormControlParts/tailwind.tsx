import * as React from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import clsx from 'clsx';

const errorClasses = 'text-[#b91c1c] dark:text-[#fca5a5]';
const inputClasses = clsx(
  'w-full rounded-lg border border-solid px-3 py-2',
  'border-[#6b7280] in-[.base-Input-root.base--error]:border-[#b91c1c]',
  'dark:border-[#9ca3af] dark:in-[.base-Input-root.base--error]:border-[#fca5a5]',
);

function Label({ htmlFor, children }: { htmlFor: string; children: string }) {
  const control = useFormControlContext();

  return (
    <label htmlFor={htmlFor} className={control?.error ? errorClasses : undefined}>
      {children} ({control?.required ? 'required' : 'optional'})
    </label>
  );
}

function ErrorText({ id, children }: { id: string; children: string }) {
  const control = useFormControlContext();

  return (
    <p id={id} role="status" className={`min-h-6 ${errorClasses}`}>
      {control?.error && children}
    </p>
  );
}

export default function FormControlParts() {
  const id = React.useId();
  const [email, setEmail] = React.useState('ana@example');

  return (
    <FormControl
      className="grid gap-1 leading-6"
      required
      error={!/@\w+\.\w/.test(email)}
      value={email}
      onChange={(event) => setEmail(event.target.value)}
    >
      <Label htmlFor={id}>Email</Label>
      <Input
        id={id}
        type="email"
        aria-describedby={`${id}-error`}
        slotProps={{ input: { className: inputClasses } }}
      />
      <ErrorText id={`${id}-error`}>Enter a full address.</ErrorText>
    </FormControl>
  );
}
