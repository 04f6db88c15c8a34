/** What is wrong, or an empty string. */
export function checkEmail(email: string): string {
  if (email.trim() === '') return 'Enter your email address.';
  return /^\S+@\S+\.\S+$/.test(email.trim())
    ? ''
    : 'Enter an address such as name@example.com.';
}

/** What is wrong, or an empty string. */
export const checkPassword = (password: string): string =>
  password === '' ? 'Enter your password.' : '';
