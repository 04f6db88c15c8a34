export const PAGES = [
  { name: 'Tour', href: '/joy-ui/react-card/' },
  { name: 'Customers', href: '/joy-ui/react-avatar/' },
  { name: 'Help', href: '/joy-ui/react-accordion/' },
] as const;

/** Where people sign in and sign up. */
export const SIGN_IN = '/joy-ui/react-input/';
export const SIGN_UP = '/joy-ui/react-stepper/';

export const SHIFTS = [
  { name: 'Nadia', initials: 'NA', time: 'Sat, 7 to 12', state: 'confirmed' },
  { name: 'Oskar', initials: 'OS', time: 'Sat, 11 to 17', state: 'swapped' },
  { name: 'Priya', initials: 'PR', time: 'Sun, 8 to 14', state: 'confirmed' },
] as const;

export type Period = 'monthly' | 'yearly';

export interface Plan {
  name: string;
  text: string;
  /** Pounds a month and shop. */
  price: Record<Period, number>;
  features: readonly string[];
  featured: boolean;
}

export const PLANS: readonly Plan[] = [
  {
    name: 'Corner',
    text: 'For one shop with up to five people.',
    price: { monthly: 0, yearly: 0 },
    features: ['One rota', 'Swaps by phone', 'Rota to print'],
    featured: false,
  },
  {
    name: 'Café',
    text: 'For one shop with as many people as it needs.',
    price: { monthly: 18, yearly: 15 },
    features: [
      'All of Corner',
      'Holidays and sick days',
      'Hours for the payroll',
      'Help by email',
    ],
    featured: true,
  },
  {
    name: 'Chain',
    text: 'For several shops that share their people.',
    price: { monthly: 30, yearly: 25 },
    features: [
      'All of Café',
      'People in several shops',
      'Costs by shop',
      'Help by phone',
    ],
    featured: false,
  },
];

export const QUESTIONS = [
  {
    question: 'Does everybody need the app?',
    answer:
      'No. People without it get their shifts as a text message, and you can print the rota for the wall.',
  },
  {
    question: 'Can we try it with our own people?',
    answer:
      'Yes. Every plan is free for 30 days. Copy the names from a spreadsheet, and the first rota is ready in ten minutes.',
  },
  {
    question: 'What happens when two people swap?',
    answer:
      'They agree on their phones, and you approve it or not. Until then, the old shift counts.',
  },
  {
    question: 'Can we leave again?',
    answer:
      'At the end of each month, with all rotas and hours as a file. For a yearly plan, you get the unused months back.',
  },
] as const;

export const FOOTER = [
  {
    title: 'Product',
    links: [
      { name: 'Tour', href: '/joy-ui/react-card/' },
      { name: 'What is new', href: '/joy-ui/react-list/' },
      { name: 'Status', href: '/joy-ui/react-alert/' },
    ],
  },
  {
    title: 'Help',
    links: [
      { name: 'Guides', href: '/joy-ui/react-accordion/' },
      { name: 'Contact', href: '/joy-ui/react-textarea/' },
      { name: 'Move from a spreadsheet', href: '/joy-ui/react-table/' },
    ],
  },
  {
    title: 'Company',
    links: [
      { name: 'About us', href: '/joy-ui/react-typography/' },
      { name: 'Jobs', href: '/joy-ui/react-chip/' },
      { name: 'Privacy', href: '/joy-ui/react-checkbox/' },
    ],
  },
] as const;
