import { useSwitch } from '@mui/base/useSwitch';
import type { UseSwitchParameters } from '@mui/base/useSwitch';
import clsx from 'clsx';
import './textSwitch.css';

interface TextSwitchProps extends UseSwitchParameters {
  label: string;
}

function TextSwitch({ label, ...parameters }: TextSwitchProps) {
  const { getInputProps, checked, disabled, focusVisible } = useSwitch(parameters);

  return (
    <span className={clsx('text-switch', { checked, disabled, focusVisible })}>
      <span aria-hidden>{checked ? 'On' : 'Off'}</span>
      <input {...getInputProps({ role: 'switch', 'aria-label': label })} />
    </span>
  );
}

export default function UseSwitchText() {
  return (
    <div className="text-switches">
      <TextSwitch label="Two-factor login" defaultChecked />
      <TextSwitch label="Login by phone" />
      <TextSwitch label="Login by fax" disabled />
    </div>
  );
}
