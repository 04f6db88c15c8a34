import { Button } from '@mui/base/Button';
import clsx from 'clsx';

const pillClasses = clsx(
  'cursor-pointer rounded-full border px-4.5 py-2 no-underline hover:underline',
  'border-current text-[#8a4b08] dark:text-[#f0b878]',
  'outline-current [&.base--focusVisible]:outline-3',
  '[&.base--focusVisible]:outline-offset-2',
);

export default function ButtonAsLink() {
  return (
    <div className="flex flex-wrap justify-center gap-4">
      <Button href="/joy-ui/react-button/" className={pillClasses}>
        Button in Joy UI
      </Button>
      <Button href="/material-ui/react-button/" className={pillClasses}>
        Button in Material UI
      </Button>
    </div>
  );
}
