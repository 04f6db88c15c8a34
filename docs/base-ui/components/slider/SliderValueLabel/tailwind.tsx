import { Slider } from '@mui/base/Slider';
import clsx from 'clsx';

const line = 'absolute top-2 h-1 bg-current';
const root = clsx(
  'relative mx-2.5 mt-9 block h-5 touch-none',
  'text-[#9a2a4b] dark:text-[#f4a3ba]',
);
const thumb = clsx(
  'group absolute -mx-2.5 grid size-5 justify-items-center rounded-[10px]',
  'bg-current',
);
const valueLabel = clsx(
  'invisible absolute bottom-6 rounded-sm px-2 py-0.5',
  '[font:14px/20px_sans-serif]',
  'bg-[#9a2a4b] text-white dark:bg-[#f4a3ba] dark:text-[#33101c]',
  'group-hover:visible group-[.base--focusVisible]:visible',
);

export default function SliderValueLabel() {
  return (
    <Slider
      aria-label="Budget"
      className={root}
      defaultValue={300}
      max={1000}
      step={50}
      slots={{ valueLabel: 'span' }}
      slotProps={{
        rail: { className: clsx(line, 'w-full opacity-40') },
        track: { className: line },
        thumb: { className: thumb },
        valueLabel: { className: valueLabel, 'aria-hidden': true },
      }}
      valueLabelFormat={(value) => `£${value}`}
      getAriaValueText={(value) => `£${value}`}
    />
  );
}
