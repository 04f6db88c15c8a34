import clsx from 'clsx';

export const fade = {
  className: clsx(
    'rounded-lg bg-[#1d2430] px-3 py-2 text-white',
    'transition-[opacity,visibility] duration-200',
    'dark:bg-[#e7eaf0] dark:text-[#1d2430]',
  ),
  enterClassName: 'opacity-100',
  exitClassName: 'invisible opacity-0',
};

export const button = clsx(
  'cursor-pointer rounded-lg border border-solid px-4 py-2',
  'border-[#175cd3] text-[#175cd3] outline-[#175cd3]',
  'dark:border-[#84adff] dark:text-[#84adff] dark:outline-[#84adff]',
  'focus-visible:outline-3 focus-visible:outline-offset-2',
);
