import type { FieldName, Values } from './data';

export type Errors = Partial<Record<FieldName, string>>;

const isFilled = (text: string) => text.trim() !== '';

/** The check digit of card numbers, after Luhn. */
export function isCardNumber(number: string): boolean {
  const digits = number.replace(/\s/g, '');
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function checkExpiry(expiry: string, today: Date): string | undefined {
  const [, month, year] = /^(\d\d)\s*\/\s*(\d\d)$/.exec(expiry.trim()) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12) {
    return 'Write month and year, such as 09/29.';
  }
  // Cards are valid to the end of their month.
  const end = new Date(2000 + Number(year), Number(month), 1);
  return end <= today ? 'This card has expired.' : undefined;
}

const keepErrors = (errors: Errors): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error));

/** What is wrong, by field, in the order of the fields. */
export const checkAddress = (values: Values): Errors =>
  keepErrors({
    email: /^\S+@\S+\.\S+$/.test(values.email.trim())
      ? undefined
      : 'Enter an address such as name@example.com.',
    name: isFilled(values.name) ? undefined : 'Enter your name.',
    street: isFilled(values.street) ? undefined : 'Enter street and number.',
    postcode: isFilled(values.postcode) ? undefined : 'Enter your postcode.',
    town: isFilled(values.town) ? undefined : 'Enter your town.',
  });

export const checkPayment = (values: Values, today: Date): Errors =>
  values.method === 'invoice'
    ? {}
    : keepErrors({
        holder: isFilled(values.holder) ? undefined : 'Enter the name on the card.',
        number: isCardNumber(values.number)
          ? undefined
          : 'This is not a card number. Check its digits.',
        expiry: checkExpiry(values.expiry, today),
        code: /^\d{3,4}$/.test(values.code.trim())
          ? undefined
          : 'Enter the 3 or 4 digits of the back.',
      });
