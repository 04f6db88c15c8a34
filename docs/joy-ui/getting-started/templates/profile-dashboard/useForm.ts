import * as React from 'react';

type Errors<Values> = { [Key in keyof Values]?: string | undefined };

interface FormOptions<Values> {
  start: Values;
  validate: (values: Values) => Errors<Values>;
  onSave: (values: Values) => void;
}

/** Errors appear after the first attempt to save, and go as soon as they are corrected. */
export default function useForm<Values extends Record<string, string>>({
  start,
  validate,
  onSave,
}: FormOptions<Values>) {
  const [saved, setSaved] = React.useState(start);
  const [values, setValues] = React.useState(start);
  const [isTried, setTried] = React.useState(false);
  const keys = Object.keys(start) as (keyof Values & string)[];
  const errors: Errors<Values> = isTried ? validate(values) : {};

  const focus = (form: HTMLFormElement, key: string | undefined) => {
    const field = form.elements.namedItem(key ?? '');
    if (field instanceof HTMLElement) field.focus();
  };

  return {
    values,
    errors,
    isInvalid: keys.some((key) => errors[key]),
    isDirty: keys.some((key) => values[key] !== saved[key]),
    change: (change: Partial<Values>) => {
      setValues((before) => ({ ...before, ...change }));
    },
    /** For `onSubmit`. `next` is what the fields hold afterwards. */
    submit: (event: React.FormEvent<HTMLFormElement>, next = values) => {
      event.preventDefault();
      const found = validate(values);
      const first = keys.find((key) => found[key]);
      setTried(first !== undefined);
      if (first !== undefined) {
        focus(event.currentTarget, first);
        return;
      }
      setSaved(next);
      setValues(next);
      onSave(values);
    },
    /** For `onReset`: back to what was saved last. */
    reset: (event: React.FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      setValues(saved);
      setTried(false);
      focus(event.currentTarget, keys[0]);
    },
  };
}
