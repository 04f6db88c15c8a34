import * as React from 'react';

/** A field with a name that is checked on submit, and then on every change. */
export default function useNameForm(
  start: string,
  check: (name: string) => string,
  onDone: (name: string) => void,
) {
  const [name, setName] = React.useState(start);
  const [tried, setTried] = React.useState(false);

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!check(name)) {
      onDone(name.trim());
      return;
    }
    setTried(true);
    const input = event.currentTarget.elements.namedItem('name');
    if (input instanceof HTMLElement) {
      input.focus();
    }
  }

  return {
    submit,
    field: { value: name, error: tried ? check(name) : '', onChange: setName },
  };
}
