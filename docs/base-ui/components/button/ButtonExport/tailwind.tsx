import * as React from 'react';
import { Button } from '@mui/base/Button';
import clsx from 'clsx';

const buttonClasses = clsx(
  'cursor-pointer rounded-full px-5 py-2.5 font-semibold',
  'bg-[#0b6b4f] text-white hover:bg-[#095640]',
  'dark:bg-[#5fd3ac] dark:text-[#06231a] dark:hover:bg-[#83e0c1]',
  '[&.base--active]:scale-97',
  '[&.base--focusVisible]:outline-3 [&.base--focusVisible]:outline-offset-3',
  'outline-[#1b9c74]',
);

export default function ButtonExport() {
  const [count, setCount] = React.useState(0);

  return (
    <div className="text-center">
      <Button className={buttonClasses} onClick={() => setCount(count + 1)}>
        Export as CSV
      </Button>
      <p aria-live="polite" className="mt-4">
        {count === 0 ? 'Nothing exported yet.' : `Exports so far: ${count}`}
      </p>
    </div>
  );
}
