import clsx from 'clsx';

export const message = clsx(
  'fixed end-4 bottom-4 z-1400 rounded-lg px-4 py-3',
  'bg-[#1d2430] text-white dark:bg-[#e7eaf0] dark:text-[#1d2430]',
);

export const button = clsx(
  'cursor-pointer rounded-lg border border-solid px-4 py-2',
  'border-[#175cd3] text-[#175cd3] outline-[#175cd3]',
  'dark:border-[#84adff] dark:text-[#84adff] dark:outline-[#84adff]',
  'focus-visible:outline-3 focus-visible:outline-offset-2',
);
