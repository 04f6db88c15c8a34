export const BRANCHES = ['Canal Street', 'Old Fire Station', 'Riverside'] as const;

export const INTERESTS = [
  'Novels',
  'Comics',
  'History',
  'Cooking',
  'Music',
  'For children',
] as const;

export interface Values {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  branch: string;
  interests: readonly string[];
  accepted: boolean;
}

export const EMPTY: Values = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  branch: BRANCHES[0],
  interests: [],
  accepted: false,
};

/** An address that has a card already, to try that answer. */
export const TAKEN = 'taken@example.com';

/** Stands for a request to your server. @returns the number of the card, or null if taken */
export async function createCard({ email }: Values): Promise<string | null> {
  await new Promise((resolve) => setTimeout(resolve, 700));
  // As a request without a network would.
  if (!navigator.onLine) throw new Error('There is no connection.');
  return email.trim().toLowerCase() === TAKEN ? null : '2 0418 7731 06';
}
