/** A type, not an interface, so that it fits Record<string, string>. */
export type Passwords = {
  current: string;
  next: string;
  repeat: string;
};

export const noPasswords: Passwords = { current: '', next: '', repeat: '' };

export const passwordRules = [
  { text: '12 characters or more', isMet: (text: string) => text.length >= 12 },
  {
    text: 'Small and capital letters',
    isMet: (text: string) => /\p{Ll}/u.test(text) && /\p{Lu}/u.test(text),
  },
  {
    text: 'A digit or a special character',
    isMet: (text: string) => /[^\p{L}\s]/u.test(text),
  },
] as const;

export const countMet = (password: string) =>
  passwordRules.filter(({ isMet }) => isMet(password)).length;

export function validatePasswords({ current, next, repeat }: Passwords) {
  const isStrong = countMet(next) === passwordRules.length;
  return {
    current: current ? undefined : 'Enter the password you have now.',
    next: !isStrong
      ? 'This password does not meet all rules below.'
      : next === current
        ? 'Choose a password other than the current one.'
        : undefined,
    repeat: repeat === next ? undefined : 'This is not the same password.',
  };
}
