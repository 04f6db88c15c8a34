import * as React from 'react';
import { Input } from '@mui/base/Input';
import clsx from 'clsx';

const rootClasses = clsx(
  'flex items-center rounded-lg border border-solid pe-1 leading-6',
  'border-[#6b7280] bg-white dark:border-[#9ca3af] dark:bg-[#16191f]',
  'focus-within:border-[#1d4ed8] dark:focus-within:border-[#93c5fd]',
);
const buttonClasses = clsx(
  'cursor-pointer rounded-[6px] px-2 py-1',
  'hover:bg-[#e5e7eb] dark:hover:bg-[#374151]',
);

export default function InputPassword() {
  const id = React.useId();
  const [shown, setShown] = React.useState(false);

  return (
    <div className="grid grid-cols-1 gap-1 leading-6">
      <label htmlFor={id}>Password</label>
      <Input
        id={id}
        className={rootClasses}
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        slotProps={{ input: { className: 'min-w-0 flex-1 px-3 py-2' } }}
        endAdornment={
          <button
            type="button"
            className={buttonClasses}
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
