import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import clsx from 'clsx';

const textareaClasses = clsx(
  'resize-none rounded-lg border border-solid px-3 py-2',
  'border-[#6b7280] bg-white dark:border-[#9ca3af] dark:bg-[#16191f]',
  'outline-[#1d4ed8] focus-visible:outline-2 dark:outline-[#93c5fd]',
);

export default function TextareaAutosizeBasic() {
  const id = React.useId();

  return (
    <div className="grid gap-1 leading-6">
      <label htmlFor={id}>What went wrong?</label>
      <TextareaAutosize
        id={id}
        name="details"
        minRows={2}
        className={textareaClasses}
        defaultValue="The invoice of March has no address."
      />
    </div>
  );
}
