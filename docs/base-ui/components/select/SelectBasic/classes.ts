import clsx from 'clsx';

export const field = clsx(
  'w-full cursor-pointer rounded-lg border border-solid px-3 py-2 text-start',
  'border-[#66707f] bg-white text-[#1c2430] hover:bg-[#eef2f8]',
  'dark:border-[#98a3b3] dark:bg-[#1a212b] dark:text-[#edf1f7] dark:hover:bg-[#28313e]',
  '[&.base--focusVisible]:outline-2 [&.base--expanded]:outline-2',
  'outline-offset-1 outline-[#1f5fbf] dark:outline-[#8ab8ff]',
);

export const list = clsx(
  'my-1 min-w-60 rounded-lg border border-solid p-1',
  'border-[#66707f] bg-white text-[#1c2430]',
  'dark:border-[#98a3b3] dark:bg-[#1a212b] dark:text-[#edf1f7]',
);

export const option = clsx(
  'cursor-default rounded px-2 py-1.5 hover:bg-[#eef2f8] dark:hover:bg-[#28313e]',
  '[&.base--selected]:font-bold [&.base-Option-highlighted]:outline-2',
  '-outline-offset-2 outline-[#1f5fbf] dark:outline-[#8ab8ff]',
);
