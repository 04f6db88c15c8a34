import clsx from 'clsx';

export const button = clsx(
  'cursor-pointer rounded-lg px-4 py-2',
  'bg-[#5b2fa8] text-white dark:bg-[#c9adff] dark:text-[#1d0f33]',
  'hover:bg-[#49248a] dark:hover:bg-[#dac7ff]',
  'focus-visible:outline-3 focus-visible:outline-offset-2',
  'outline-[#a07ae0] dark:outline-[#8d63d6]',
);

export const list = clsx(
  'my-1.5 min-w-45 rounded-lg border border-solid py-2 outline-none',
  'border-[#cdbfe6] bg-white dark:border-[#58447c] dark:bg-[#1e1730]',
);

export const item = clsx(
  'cursor-default px-4 py-1 outline-none select-none',
  'hover:bg-[#f3eefc] dark:hover:bg-[#2c2244]',
  'focus:bg-[#e2d5f8] dark:focus:bg-[#46346d]',
);
