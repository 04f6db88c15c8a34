import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import clsx from 'clsx';
import { popper } from './popper';

const green = 'outline-[#0b6b4f] dark:outline-[#5fd3ac]';

const fieldClasses = clsx(
  'w-full cursor-pointer rounded-full border border-solid px-4 py-2 font-semibold',
  'border-[#0b6b4f] text-[#0b4736] dark:border-[#5fd3ac] dark:text-[#c9f2e3]',
  '[&.base--focusVisible]:outline-2 [&.base--expanded]:outline-2 outline-offset-2',
  green,
);

const listClasses = clsx(
  'my-2 w-55 rounded-xl border border-solid py-2',
  'border-[#0b6b4f] bg-white text-[#0b2a20]',
  'dark:border-[#5fd3ac] dark:bg-[#12211c] dark:text-[#e5f7f0]',
);

const optionClasses = clsx(
  'cursor-default px-4 py-1.5',
  "before:inline-block before:w-6 before:content-['']",
  "[&.base--selected]:before:content-['✓'_/_'']",
  '[&.base-Option-highlighted]:outline-2 -outline-offset-2',
  green,
);

export default function SelectMultiple() {
  const [labels, setLabels] = React.useState(['bug']);

  return (
    <div className="mx-auto max-w-55">
      <Select
        multiple
        aria-label="Labels of the tickets"
        value={labels}
        onChange={(_event, newLabels) => setLabels(newLabels)}
        renderValue={(options) => `Labels: ${options.length || 'any'}`}
        className={fieldClasses}
        slotProps={{ popper, listbox: { className: listClasses } }}
      >
        <Option value="bug" className={optionClasses}>
          Bug
        </Option>
        <Option value="design" className={optionClasses}>
          Design
        </Option>
        <Option value="docs" className={optionClasses}>
          Documentation
        </Option>
      </Select>
    </div>
  );
}
