import * as React from 'react';
import { NoSsr } from '@mui/base/NoSsr';
import './no-ssr.css';

function AnimationsCheckbox({ id }: { id: string }) {
  const [checked, setChecked] = React.useState(
    () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  );

  return (
    <input
      type="checkbox"
      id={id}
      checked={checked}
      onChange={(event) => setChecked(event.target.checked)}
    />
  );
}

export default function NoSsrInitialState() {
  const id = React.useId();

  return (
    <div className="setting">
      <NoSsr fallback={<input type="checkbox" id={id} disabled />}>
        <AnimationsCheckbox id={id} />
      </NoSsr>{' '}
      <label htmlFor={id}>Play animations in charts</label>
    </div>
  );
}
