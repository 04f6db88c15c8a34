/** A type, not an interface, so that it fits Record<string, string>. */
export type Details = {
  firstName: string;
  lastName: string;
  email: string;
  job: string;
  phone: string;
  country: string;
  zone: string;
  about: string;
};

export const startDetails: Details = {
  firstName: 'Ines',
  lastName: 'Marlow',
  email: 'ines.marlow@example.com',
  job: 'Event planner',
  phone: '',
  country: 'ie',
  zone: 'dublin',
  about: 'I plan conferences and company outings, and keep the room calendar tidy.',
};

export const countries: Record<string, string> = {
  at: 'Austria',
  dk: 'Denmark',
  fr: 'France',
  de: 'Germany',
  ie: 'Ireland',
  nl: 'Netherlands',
  pt: 'Portugal',
  uk: 'United Kingdom',
};

export const zones: Record<string, string> = {
  lisbon: 'Lisbon',
  dublin: 'Dublin',
  london: 'London',
  berlin: 'Berlin, Paris, Vienna',
  helsinki: 'Helsinki',
};

export const ABOUT_LIMIT = 200;

export function validateDetails(values: Details) {
  const { firstName, lastName, email, phone, about } = values;
  return {
    firstName: firstName.trim() ? undefined : 'Enter your first name.',
    lastName: lastName.trim() ? undefined : 'Enter your last name.',
    email: /^\S+@\S+\.\S+$/.test(email)
      ? undefined
      : 'Enter an address such as name@example.com.',
    phone: /^(\+?[\d\s()-]{6,})?$/.test(phone)
      ? undefined
      : 'Use digits and spaces, such as +353 1 555 0100.',
    about:
      about.length <= ABOUT_LIMIT
        ? undefined
        : `Use ${ABOUT_LIMIT} characters at most: ${about.length - ABOUT_LIMIT} less.`,
  };
}

export interface Device {
  id: string;
  kind: 'laptop' | 'phone' | 'tablet';
  name: string;
  note: string;
  isCurrent?: boolean;
}

export const startDevices: readonly Device[] = [
  {
    id: 'laptop',
    kind: 'laptop',
    name: 'Laptop, Firefox',
    note: 'Dublin, active now',
    isCurrent: true,
  },
  { id: 'phone', kind: 'phone', name: 'Phone, Tidewell app', note: 'Dublin, today' },
  { id: 'tablet', kind: 'tablet', name: 'Tablet, Safari', note: 'Cork, 9 April' },
  { id: 'office', kind: 'laptop', name: 'Desktop, Chrome', note: 'Lisbon, 2 March' },
];

export const topics = [
  { id: 'comments', label: 'Comments', note: 'Somebody writes on your events' },
  { id: 'mentions', label: 'Mentions', note: 'Your name appears in a note' },
  {
    id: 'invitations',
    label: 'Invitations',
    note: 'You are asked to join an event',
  },
  { id: 'changes', label: 'Changes', note: 'A room or a time is different' },
  { id: 'news', label: 'News', note: 'What is new in Tidewell' },
] as const;

export const channels = ['Email', 'Phone'] as const;

export const times = Array.from(
  { length: 24 },
  (_, hour) => `${String(hour).padStart(2, '0')}:00`,
);
