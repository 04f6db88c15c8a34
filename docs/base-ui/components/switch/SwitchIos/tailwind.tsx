import { Switch } from '@mui/base/Switch';
import clsx from 'clsx';

const root = clsx(
  'group relative inline-block h-[31px] w-[51px] cursor-pointer rounded-[16px]',
  'bg-[#767680] dark:bg-[#8e8e93]',
  '[&.base--checked]:bg-[#248a3d] dark:[&.base--checked]:bg-[#30d158]',
  '[&.base--disabled]:cursor-not-allowed [&.base--disabled]:opacity-50',
  'outline-[#0a60d6] dark:outline-[#64b5ff]',
  '[&.base--focusVisible]:outline-3 [&.base--focusVisible]:outline-offset-2',
);
const thumb = clsx(
  'absolute start-0.5 top-0.5 size-[27px] rounded-full bg-white',
  'shadow-[0_3px_8px_rgb(0_0_0/0.2)] group-[.base--checked]:start-5.5',
);
const input = 'absolute inset-0 size-full cursor-[inherit] opacity-0';

export default function SwitchIos() {
  return (
    <div className="flex gap-4">
      <Switch
        className={root}
        defaultChecked
        slotProps={{
          thumb: { className: thumb },
          input: { className: input, 'aria-label': 'Wi-Fi' },
        }}
      />
      <Switch
        className={root}
        disabled
        slotProps={{
          thumb: { className: thumb },
          input: { className: input, 'aria-label': 'VPN' },
        }}
      />
    </div>
  );
}
