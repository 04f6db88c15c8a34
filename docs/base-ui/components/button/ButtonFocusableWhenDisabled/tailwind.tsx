import * as React from 'react';
import { Button } from '@mui/base/Button';
import clsx from 'clsx';

const payClasses = clsx(
  'cursor-pointer rounded-lg bg-[#4a3aa7] px-4 py-2 text-white',
  'outline-[#4a3aa7] dark:outline-[#b3a8f5]',
  '[&.base--focusVisible]:outline-3 [&.base--focusVisible]:outline-offset-2',
  '[&.base--disabled]:cursor-not-allowed',
  '[&.base--disabled]:bg-[#e4e1f0] [&.base--disabled]:text-[#4f4a63]',
  'dark:[&.base--disabled]:bg-[#37334a] dark:[&.base--disabled]:text-[#c3bed6]',
);

export default function ButtonFocusableWhenDisabled() {
  const hintId = React.useId();
  const [accepted, setAccepted] = React.useState(false);

  return (
    <div className="grid justify-items-center gap-4">
      <label className="flex items-center gap-2">
        <input
          type="checkbox"
          checked={accepted}
          onChange={(event) => setAccepted(event.target.checked)}
        />
        I have read the terms of delivery
      </label>
      <Button
        className={payClasses}
        disabled={!accepted}
        focusableWhenDisabled
        aria-describedby={accepted ? undefined : hintId}
      >
        Pay 42.00 €
      </Button>
      <span id={hintId} hidden={accepted}>
        Accept the terms first.
      </span>
    </div>
  );
}
