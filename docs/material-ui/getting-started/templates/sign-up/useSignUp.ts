import * as React from 'react';
import { createCard, EMPTY, type Values } from './data';
import { validate, type Checked, type Errors } from './validate';

const focusField = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

/** The state of the form: values, errors, sending, and the card at the end. */
export default function useSignUp() {
  const [values, setValues] = React.useState(EMPTY);
  const [left, setLeft] = React.useState<readonly Checked[]>([]);
  const [isSubmitted, setSubmitted] = React.useState(false);
  const [isSending, setSending] = React.useState(false);
  const [hasFailed, setFailed] = React.useState(false);
  const [takenEmail, setTakenEmail] = React.useState('');
  const [card, setCard] = React.useState('');

  const found = validate(values);
  if (takenEmail !== '' && values.email === takenEmail) {
    found.email = 'This address has a card already. Sign in instead.';
  }
  // A field is checked once it was filled and left; all of them after an attempt.
  const errors: Errors = Object.fromEntries(
    Object.entries(found).filter(
      ([name]) => isSubmitted || left.includes(name as Checked),
    ),
  );

  return {
    values,
    errors,
    isSending,
    hasFailed,
    card,
    change: (change: Partial<Values>) => setValues({ ...values, ...change }),
    leave: (name: Checked) => {
      if (values[name]) setLeft([...left, name]);
    },
    submit: async (event: React.FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isSending) return;
      const form = event.currentTarget;
      setSubmitted(true);
      const [first] = Object.keys(found);
      if (first) {
        focusField(form, first);
        return;
      }
      setSending(true);
      setFailed(false);
      try {
        const number = await createCard(values);
        setCard(number ?? '');
        if (number === null) {
          setTakenEmail(values.email);
          focusField(form, 'email');
        }
      } catch {
        setFailed(true);
      }
      setSending(false);
    },
    restart: () => {
      setValues(EMPTY);
      setLeft([]);
      setSubmitted(false);
      setCard('');
    },
  };
}

export type SignUpState = ReturnType<typeof useSignUp>;
