import * as React from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import clsx from 'clsx';

const fieldClasses = clsx(
  'grid gap-1 leading-6 [&.base--focused>label]:text-[#1d4ed8]',
  'dark:[&.base--focused>label]:text-[#93c5fd]',
);
const inputClasses = clsx(
  'rounded-lg border border-solid px-3 py-2',
  'border-[#6b7280] dark:border-[#9ca3af]',
);

export default function FormControlBasic() {
  const id = React.useId();

  return (
    <FormControl className={fieldClasses} required defaultValue="">
      <label htmlFor={id}>Company</label>
      <Input
        id={id}
        aria-describedby={`${id}-help`}
        slotProps={{ input: { className: inputClasses } }}
      />
      <p id={`${id}-help`}>Required. It is printed on your invoices.</p>
    </FormControl>
  );
}
