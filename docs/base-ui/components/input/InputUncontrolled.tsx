import * as React from 'react';
import { Input } from '@mui/base/Input';
import './input.css';

export default function InputUncontrolled() {
  const id = React.useId();
  const [saved, setSaved] = React.useState('');

  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        setSaved(String(new FormData(event.currentTarget).get('team')));
      }}
    >
      <label htmlFor={id}>Team name</label>
      <Input id={id} className="text-input" name="team" defaultValue="Support" />
      <button type="submit" className="save-button">
        Save
      </button>
      <p role="status">{saved && `Saved: ${saved}`}</p>
    </form>
  );
}
