import * as React from 'react';
import { Switch } from '@mui/base/Switch';
import clsx from 'clsx';

const switchClasses = clsx(
  'relative h-5 w-10 flex-none bg-[#6b7280] dark:bg-[#9ca3af]',
  '[&.base--checked]:bg-[#1f5fbf] dark:[&.base--checked]:bg-[#8ab8ff]',
  'outline-current [&.base--focusVisible]:outline-2',
  '[&.base--focusVisible]:outline-offset-2',
  '[&>.base-Switch-thumb]:absolute [&>.base-Switch-thumb]:inset-0.5',
  '[&>.base-Switch-thumb]:w-4 [&>.base-Switch-thumb]:bg-white',
  'dark:[&>.base-Switch-thumb]:bg-[#111]',
  '[&.base--checked>.base-Switch-thumb]:start-5.5',
  '[&>input]:absolute [&>input]:inset-0 [&>input]:size-full [&>input]:opacity-0',
);

export default function SwitchBasic() {
  const id = React.useId();

  return (
    <div className="flex items-center gap-2">
      <Switch
        className={switchClasses}
        defaultChecked
        slotProps={{ input: { id } }}
      />
      <label htmlFor={id}>Email me about new orders</label>
    </div>
  );
}
