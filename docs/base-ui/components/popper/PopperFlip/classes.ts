import clsx from 'clsx';

const focus = clsx(
  'focus-visible:outline-2 focus-visible:outline-offset-2',
  'outline-[#8a4b12] dark:outline-[#f0b37a]',
);

export const schedule = clsx(
  'relative h-45 max-w-90 overflow-auto rounded-lg border border-solid',
  'border-[#6d6a75] px-4 dark:border-[#98939f]',
  '[&_[data-popper-reference-hidden]]:invisible',
  focus,
);

export const meeting = clsx(
  'mt-22 mb-60 cursor-pointer rounded-sm px-4 py-2',
  'bg-[#f5dcc4] text-[#5c2f06] dark:bg-[#55391f] dark:text-[#fbe3cd]',
  'hover:bg-[#efcdab] dark:hover:bg-[#6a4828]',
  focus,
);

export const note = clsx(
  'w-max rounded-sm px-2 py-1',
  'bg-[#5c2f06] text-white dark:bg-[#f7d3b1] dark:text-[#2b1a0b]',
);
