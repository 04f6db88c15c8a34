import clsx from 'clsx';

export const person = clsx(
  'me-2 mb-2 cursor-pointer rounded-full border border-solid px-4 py-[7px]',
  'border-[#8a4b12] text-[#5c2f06] dark:border-[#f0b37a] dark:text-[#fbe3cd]',
  'hover:bg-[#fbefe4] dark:hover:bg-[#3a2716]',
  'aria-expanded:bg-[#f5dcc4] dark:aria-expanded:bg-[#55391f]',
  'focus-visible:outline-2 focus-visible:outline-offset-2',
  'outline-[#8a4b12] dark:outline-[#f0b37a]',
);

export const card = clsx(
  'my-1 w-max rounded-lg px-3 py-2',
  'bg-[#5c2f06] text-white dark:bg-[#f7d3b1] dark:text-[#2b1a0b]',
);
