import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import clsx from 'clsx';

const messageClasses = clsx(
  'fixed inset-x-4 bottom-4 z-1400 mx-auto flex max-w-100 items-center',
  'rounded-lg border border-solid border-[#667085] bg-white px-4 py-2',
  'text-[#1d2430] dark:border-[#98a2b3] dark:bg-[#1d2430] dark:text-[#e7eaf0]',
);

const buttonClasses = clsx(
  'cursor-pointer rounded-sm px-2 py-1 font-medium text-[#175cd3]',
  'outline-[#175cd3] focus-visible:outline-3',
  'dark:text-[#84adff] dark:outline-[#84adff]',
);

export default function SnackbarAction() {
  const trigger = React.useRef<HTMLButtonElement>(null);
  const [open, setOpen] = React.useState(false);

  const handleUndo = () => {
    setOpen(false);
    trigger.current?.focus();
  };

  return (
    <React.Fragment>
      <button
        type="button"
        ref={trigger}
        className={buttonClasses}
        onClick={() => setOpen(true)}
      >
        Archive order 1042
      </button>
      <Snackbar
        className={messageClasses}
        open={open}
        autoHideDuration={8000}
        resumeHideDuration={4000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
      >
        <span role="alert">Order 1042 archived</span>
        <div className="flex-1" />
        <button type="button" className={buttonClasses} onClick={handleUndo}>
          Undo
        </button>
      </Snackbar>
    </React.Fragment>
  );
}
