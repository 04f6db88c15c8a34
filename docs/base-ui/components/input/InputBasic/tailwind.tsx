import * as React from 'react';
import { Input } from '@mui/base/Input';
import clsx from 'clsx';

const inputClasses = clsx(
  'w-full rounded-lg border border-solid px-3 py-2 leading-6',
  'border-[#6b7280] bg-white dark:border-[#9ca3af] dark:bg-[#16191f]',
  'outline-[#1d4ed8] in-[.base--focused]:outline-2 dark:outline-[#93c5fd]',
);

export default function InputBasic() {
  const id = React.useId();

  return (
    <div className="grid gap-1 leading-6">
      <label htmlFor={id}>Email</label>
      <Input
        id={id}
        type="email"
        name="email"
        autoComplete="email"
        slotProps={{ input: { className: inputClasses } }}
      />
    </div>
  );
}
