import type { Values } from './data';

export interface Rule {
  text: string;
  test: (password: string) => boolean;
}

export const PASSWORD_RULES: readonly Rule[] = [
  { text: 'At least 10 characters', test: (password) => password.length >= 10 },
  { text: 'A capital letter', test: (password) => /\p{Lu}/u.test(password) },
  { text: 'A digit', test: (password) => /\d/.test(password) },
];

export type Checked = 'firstName' | 'lastName' | 'email' | 'password' | 'accepted';
export type Errors = Partial<Record<Checked, string>>;

function checkEmail(email: string): string | undefined {
  if (email.trim() === '') return 'Enter your email address.';
  return /^\S+@\S+\.\S+$/.test(email.trim())
    ? undefined
    : 'Enter an address such as name@example.com.';
}

/** What is wrong, by field, in the order of the fields. */
export function validate(values: Values): Errors {
  const errors: Errors = {
    firstName: values.firstName.trim() ? undefined : 'Enter your first name.',
    lastName: values.lastName.trim() ? undefined : 'Enter your last name.',
    email: checkEmail(values.email),
    password: PASSWORD_RULES.every(({ test }) => test(values.password))
      ? undefined
      : 'Choose a password that follows all rules.',
    accepted: values.accepted
      ? undefined
      : 'A card needs your consent to the rules.',
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error));
}
