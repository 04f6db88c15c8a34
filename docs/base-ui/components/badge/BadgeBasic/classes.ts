import clsx from 'clsx';

export const badge = clsx(
  'pointer-events-none absolute -top-2 -end-2 min-w-5 rounded-[10px] text-center',
  'bg-[#b3261e] text-[12px] leading-[20px] text-white',
  'dark:bg-[#f2b8b5] dark:text-[#601410]',
);

export const button = clsx(
  'cursor-pointer rounded-lg border border-solid px-4 py-2 outline-offset-2',
  'border-[#66707f] bg-white text-[#1c2430] outline-[#1f5fbf]',
  'dark:border-[#98a3b3] dark:bg-[#1a212b] dark:text-[#edf1f7]',
  'focus-visible:outline-2 dark:outline-[#8ab8ff]',
);
