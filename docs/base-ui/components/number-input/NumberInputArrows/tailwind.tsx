import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import clsx from 'clsx';
import { DownButton, UpButton } from './StepButton';

const rootClasses = clsx(
  'grid w-fit grid-cols-[128px_32px] grid-rows-[24px_24px] overflow-hidden',
  'rounded-lg border border-solid border-[#6b7280] dark:border-[#9ca3af]',
  'focus-within:border-[#1d4ed8] dark:focus-within:border-[#93c5fd]',
);
const buttonClasses =
  'col-start-2 px-2.5 py-1.5 outline-none hover:bg-[#e5e7eb] dark:hover:bg-[#374151]';

export default function NumberInputArrows() {
  const id = React.useId();

  return (
    <div className="grid gap-1 leading-6">
      <label htmlFor={id}>Days until the invoice is due</label>
      <NumberInput
        id={id}
        className={rootClasses}
        min={0}
        max={90}
        defaultValue={14}
        slots={{ incrementButton: UpButton, decrementButton: DownButton }}
        slotProps={{
          input: {
            role: 'spinbutton',
            className: 'row-[1/span_2] px-3 outline-none',
          },
          incrementButton: {
            'aria-label': 'More days',
            className: `${buttonClasses} row-start-1`,
          },
          decrementButton: {
            'aria-label': 'Fewer days',
            className: `${buttonClasses} row-start-2`,
          },
        }}
      />
    </div>
  );
}
