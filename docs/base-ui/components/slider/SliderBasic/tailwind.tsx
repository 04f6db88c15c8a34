import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import clsx from 'clsx';

const thumb = clsx(
  'absolute size-5 -mx-2.5 bg-current outline-current',
  '[&.base--focusVisible]:outline-2 [&.base--focusVisible]:outline-offset-2',
);

export default function SliderBasic() {
  const labelId = React.useId();

  return (
    <div>
      <span id={labelId}>Volume</span>
      <Slider
        aria-labelledby={labelId}
        defaultValue={40}
        className="relative block h-5 cursor-pointer touch-none text-[#1f5fbf] dark:text-[#8ab8ff]"
        slotProps={{
          rail: { className: 'absolute top-2 h-1 w-full bg-current opacity-40' },
          track: { className: 'absolute top-2 h-1 bg-current' },
          thumb: { className: thumb },
        }}
      />
    </div>
  );
}
