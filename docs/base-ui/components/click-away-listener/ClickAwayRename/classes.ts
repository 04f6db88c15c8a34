import clsx from 'clsx';

export const field = clsx(
  'w-full rounded-lg border border-solid px-3 py-[7px]',
  'border-[#8c1d62] bg-white text-[#26091c]',
  'dark:border-[#f3a6d3] dark:bg-[#230f1b] dark:text-[#fbe6f2]',
  'focus:outline-2 focus:outline-offset-0',
  'focus:outline-[#c65a9f] dark:focus:outline-[#d46fae]',
);

export const saved = 'mt-3';
