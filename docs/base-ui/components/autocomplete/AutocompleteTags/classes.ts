import clsx from 'clsx';

const green = 'border-[#0b6b4f] dark:border-[#5fd3ac]';

export const field = clsx(
  'flex flex-wrap gap-1 rounded-xl border border-solid p-2 outline-offset-1',
  'outline-[#0b6b4f] focus-within:outline-2 dark:outline-[#5fd3ac]',
  green,
);

export const tag = clsx(
  'flex items-center gap-1 rounded-md py-0.5 ps-2 pe-1 text-[14px] leading-[20px]',
  'bg-[#d9f2e8] text-[#0b4736] dark:bg-[#1d4a3b] dark:text-[#e5f7f0]',
  'outline-[#0b4736] focus:outline-2 dark:outline-[#e5f7f0]',
  '[&>button]:size-6 [&>button]:cursor-pointer',
);

export const input = 'min-w-20 flex-1 p-0.5 text-[CanvasText] outline-none';

export const list = clsx(
  'absolute inset-x-0 z-1 mt-1 max-h-28 overflow-auto rounded-xl border border-solid',
  'bg-white text-[#0b2a20] dark:bg-[#12211c] dark:text-[#e5f7f0]',
  '[&>li]:cursor-default [&>li]:px-3 [&>li]:py-1.5',
  '[&>.Mui-focused]:bg-[#d9f2e8] dark:[&>.Mui-focused]:bg-[#1d4a3b]',
  green,
);
