import clsx from 'clsx';

export const card = clsx(
  'rounded-t-lg border border-solid p-4',
  'border-[#5d6b1f] dark:border-[#cbdc7c]',
  '[&_input]:w-20 [&_input]:rounded-sm [&_input]:px-2 [&_input]:py-1',
  '[&_input]:border [&_input]:border-solid',
  '[&_input]:border-[#5d6b1f] dark:[&_input]:border-[#cbdc7c]',
  '[&_input:focus]:outline-2 [&_input:focus]:outline-[#5d6b1f]',
  'dark:[&_input:focus]:outline-[#cbdc7c]',
);

export const footer = clsx(
  'min-h-10 rounded-b-lg px-4 py-2',
  'bg-[#4d5919] text-white dark:bg-[#cbdc7c] dark:text-[#1c2106]',
);
