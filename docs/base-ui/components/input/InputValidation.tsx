import * as React from 'react';
import { Input } from '@mui/base/Input';
import './input.css';

export default function InputValidation() {
  const id = React.useId();
  const [projectKey, setProjectKey] = React.useState('web1');
  const error = !/^[A-Z]{2,5}$/.test(projectKey);

  return (
    <div className="stack">
      <label htmlFor={id}>Project key (required)</label>
      <Input
        id={id}
        className="text-input"
        required
        error={error}
        aria-describedby={`${id}-help`}
        value={projectKey}
        onChange={(event) => setProjectKey(event.target.value)}
      />
      <p id={`${id}-help`}>
        {error ? 'Use 2 to 5 capital letters, such as WEB.' : 'This key is free.'}
      </p>
    </div>
  );
}
