import clsx from 'clsx';

export const toggle = clsx(
  'cursor-pointer rounded-lg px-4 py-2',
  'bg-[#8c1d62] text-white dark:bg-[#f3a6d3] dark:text-[#26091c]',
  'hover:bg-[#6d154b] dark:hover:bg-[#f8c4e2]',
  'focus-visible:outline-3 focus-visible:outline-offset-2',
  'outline-[#c65a9f] dark:outline-[#d46fae]',
);

export const list = clsx(
  'mt-2 max-w-70 rounded-lg border border-solid px-4 py-2 leading-8',
  'border-[#8c1d62] dark:border-[#f3a6d3]',
);
