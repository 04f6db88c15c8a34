import * as React from 'react';
import { Switch } from '@mui/base/Switch';
import clsx from 'clsx';

export default function QuickstartSwitch() {
  const id = React.useId();
  return (
    <div className="flex justify-center gap-4">
      <label htmlFor={id}>Email notifications</label>
      <Switch
        defaultChecked
        className={clsx(
          'relative flex h-6 w-11 rounded-full p-[3px]',
          'bg-[#6b7280] dark:bg-[#7c8594] [&.base--checked]:justify-end',
          '[&.base--checked]:bg-[#0b6b4f] dark:[&.base--checked]:bg-[#178a67]',
          'outline-offset-2 outline-[#0b6b4f] dark:outline-[#5fd3ac]',
          '[&.base--focusVisible]:outline-3',
        )}
        slotProps={{
          thumb: { className: 'w-4.5 rounded-full bg-white' },
          input: {
            id,
            className: 'absolute inset-0 m-0 size-full cursor-pointer opacity-0',
          },
        }}
      />
    </div>
  );
}
