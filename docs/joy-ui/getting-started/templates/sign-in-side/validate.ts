/** What is wrong, or an empty string. */
export function checkEmail(email: string): string {
  if (email.trim() === '') return 'Enter your email address.';
  return /^\S+@\S+\.\S+$/.test(email.trim())
    ? ''
    : 'Enter an address such as name@example.com.';
}

/** What is wrong, or an empty string. */
export function checkPassword(password: string): string {
  if (password === '') return 'Enter your password.';
  return password.length < 8 ? 'A password has at least 8 characters.' : '';
}
