import clsx from 'clsx';

const box = clsx(
  'rounded-lg border border-solid border-[#66707f] bg-white text-[#1c2430]',
  'dark:border-[#98a3b3] dark:bg-[#1a212b] dark:text-[#edf1f7]',
);

const ring = 'outline-[#1f5fbf] dark:outline-[#8ab8ff]';

export const input = clsx(
  'w-full px-3 py-2 outline-offset-1 focus:outline-2',
  box,
  ring,
);

export const list = clsx(
  'absolute inset-x-0 z-1 mt-1 max-h-[118px] overflow-auto p-1',
  box,
);

export const option = clsx(
  'cursor-default rounded px-2 py-1.5 aria-selected:font-bold',
  '[&.Mui-focused]:bg-[#eef2f8] dark:[&.Mui-focused]:bg-[#28313e]',
  '-outline-offset-2 [&.Mui-focused]:outline-2',
  ring,
);
