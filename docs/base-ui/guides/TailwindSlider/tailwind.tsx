import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import clsx from 'clsx';

const thumb = clsx(
  'absolute top-0.5 -ms-2.5 size-5 rounded-full',
  'bg-[#6d28d9] outline-[#6d28d9] dark:bg-[#c4b5fd] dark:outline-[#c4b5fd]',
  '[&.base--focusVisible]:outline-3 [&.base--focusVisible]:outline-offset-2',
);

export default function TailwindSlider() {
  const id = React.useId();

  return (
    <div className="mx-auto max-w-75">
      <span id={id}>Storage limit</span>
      <Slider
        aria-labelledby={id}
        defaultValue={60}
        className="relative block h-6 w-full cursor-pointer"
        slotProps={{
          rail: {
            className: clsx(
              'absolute top-2.5 h-1 w-full rounded-full',
              'bg-[#6b7280] dark:bg-[#9aa3b2]',
            ),
          },
          track: {
            className: clsx(
              'absolute top-2.5 h-1 rounded-full',
              'bg-[#6d28d9] dark:bg-[#c4b5fd]',
            ),
          },
          thumb: { className: thumb },
        }}
      />
    </div>
  );
}
