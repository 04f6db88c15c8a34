import { type Draft } from './useMailbox';

export const FIELDS = ['to', 'subject', 'text'] as const;
export type Field = (typeof FIELDS)[number];
export type Errors = Record<Field, string>;

export const NO_ERRORS: Errors = { to: '', subject: '', text: '' };

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function checkAddresses(to: string): string {
  const addresses = to
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  if (addresses.length === 0) {
    return 'Enter at least one address.';
  }
  const wrong = addresses.find((address) => !ADDRESS.test(address));
  return wrong ? `“${wrong}” is not an address such as name@example.com.` : '';
}

export function checkDraft({ to, subject, text }: Draft): Errors {
  return {
    to: checkAddresses(to),
    subject: subject.trim() ? '' : 'Enter a subject.',
    text: text.trim() ? '' : 'Write a message.',
  };
}
