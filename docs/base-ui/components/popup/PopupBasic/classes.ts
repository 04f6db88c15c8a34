import clsx from 'clsx';

export const button = clsx(
  'cursor-pointer rounded-lg px-4 py-2',
  'bg-[#0f5f66] text-white dark:bg-[#7fd6dd] dark:text-[#062a2d]',
  'hover:bg-[#0b4a50] dark:hover:bg-[#a5e4e9]',
  'focus-visible:outline-3 focus-visible:outline-offset-2',
  'outline-[#2b98a1] dark:outline-[#3fa4ad]',
);

export const popup = clsx(
  'z-1 w-max max-w-60 rounded-lg border border-solid px-3 py-2',
  'border-[#0f5f66] bg-[#f0fbfb] text-[#0b3338]',
  'dark:border-[#7fd6dd] dark:bg-[#0d2b2e] dark:text-[#d9f5f7]',
);
