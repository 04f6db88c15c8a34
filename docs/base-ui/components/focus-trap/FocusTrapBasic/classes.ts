import clsx from 'clsx';

export const box = clsx(
  'mt-4 flex flex-wrap gap-2 rounded-lg border border-solid p-4 outline-none',
  'border-[#667085] dark:border-[#98a2b3]',
);

const focusRing = clsx(
  'outline-[#175cd3] dark:outline-[#84adff]',
  'focus-visible:outline-3 focus-visible:outline-offset-2',
);

export const field = clsx(
  'h-[42px] w-45 rounded-lg border border-solid px-3 py-2',
  'border-[#667085] dark:border-[#98a2b3]',
  focusRing,
);

export const button = clsx(
  'h-[42px] cursor-pointer rounded-lg border border-solid px-4 py-2',
  'border-[#175cd3] text-[#175cd3] dark:border-[#84adff] dark:text-[#84adff]',
  focusRing,
);
