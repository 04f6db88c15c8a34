import clsx from 'clsx';

export const button = clsx(
  'cursor-pointer rounded-lg px-4 py-2',
  'bg-[#0f5f66] text-white dark:bg-[#7fd6dd] dark:text-[#062a2d]',
  'hover:bg-[#0b4a50] dark:hover:bg-[#a5e4e9]',
  'focus-visible:outline-3 focus-visible:outline-offset-2',
  'outline-[#2b98a1] dark:outline-[#3fa4ad]',
);

export const hint = clsx(
  'z-1 w-max max-w-60 rounded-lg border border-solid px-3 py-2',
  'border-[#0f5f66] bg-[#f0fbfb] text-[#0b3338]',
  'dark:border-[#7fd6dd] dark:bg-[#0d2b2e] dark:text-[#d9f5f7]',
);

export const field = clsx(
  'h-8 rounded-sm border border-solid px-2',
  'border-[#5b6472] bg-white text-[#1c2430]',
  'dark:border-[#98a3b3] dark:bg-[#1a212b] dark:text-[#edf1f7]',
  'focus-visible:outline-3 focus-visible:outline-offset-2',
  'outline-[#2b98a1] dark:outline-[#3fa4ad]',
);
