import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Input } from '@mui/base/Input';
import './projectField.css';

export default function QuickstartField() {
  const id = React.useId();
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [message, setMessage] = React.useState('');
  const [invalid, setInvalid] = React.useState(false);

  const createProject = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('project')).trim();
    setInvalid(name === '');
    setMessage(name === '' ? 'Enter a name.' : `Created ${name}.`);
    if (name === '') {
      inputRef.current?.focus();
    }
  };

  return (
    <form className="project" onSubmit={createProject}>
      <label htmlFor={id}>Project name</label>
      <Input
        id={id}
        name="project"
        error={invalid}
        aria-describedby={`${id}-message`}
        slotProps={{ input: { ref: inputRef, maxLength: 40 } }}
      />
      <p id={`${id}-message`} aria-live="polite">
        {message}
      </p>
      <Button type="submit">Create project</Button>
    </form>
  );
}
