import clsx from 'clsx';

export const button = clsx(
  'mb-3 cursor-pointer rounded-lg border border-solid px-4 py-[7px]',
  'border-[#5b6472] bg-white text-[#1c2430]',
  'dark:border-[#98a3b3] dark:bg-[#1a212b] dark:text-[#edf1f7]',
  'hover:bg-[#eef2f8] dark:hover:bg-[#28313e]',
  '[&.base--expanded]:bg-[#eef2f8] dark:[&.base--expanded]:bg-[#28313e]',
  '[&.base--active]:bg-[#dbe3ee] dark:[&.base--active]:bg-[#364254]',
  'focus-visible:outline-2 focus-visible:outline-offset-2',
  'outline-[#1f5fbf] dark:outline-[#8ab8ff]',
);

export const list = clsx(
  'my-1 min-w-50 rounded-lg border border-solid p-1 outline-none',
  'border-[#c3cad4] bg-white dark:border-[#485363] dark:bg-[#1a212b]',
);

export const item = clsx(
  'cursor-default rounded-sm px-3 py-1.5 outline-none select-none',
  'text-[#1c2430] dark:text-[#edf1f7]',
  'hover:bg-[#eef2f8] dark:hover:bg-[#28313e]',
  'focus:bg-[#d8e6fb] dark:focus:bg-[#24406b]',
);
