import clsx from 'clsx';

export const slotProps = {
  root: { className: 'fixed inset-0 z-1300 flex p-4' },
  backdrop: { className: 'fixed inset-0 -z-1 bg-black/50' },
};

export const box = clsx(
  'm-auto max-h-full w-full max-w-90 overflow-auto rounded-xl p-6 outline-none',
  'border border-solid border-[#d0d5dd] bg-white text-[#1d2430]',
  'dark:border-[#475467] dark:bg-[#1d2430] dark:text-[#e7eaf0]',
);

export const button = clsx(
  'cursor-pointer rounded-lg border border-solid px-4 py-2',
  'border-[#b42318] bg-white text-[#b42318] outline-[#b42318]',
  'dark:border-[#f97066] dark:bg-[#1d2430] dark:text-[#fda29b]',
  'focus-visible:outline-3 focus-visible:outline-offset-2 dark:outline-[#f97066]',
);
