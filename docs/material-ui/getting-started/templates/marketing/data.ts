import { drill, ladder, wrench } from './pictures';

export const NAME = 'Shed & Street';

export const SECTIONS = [
  { id: 'features', label: 'How it works' },
  { id: 'prices', label: 'Prices' },
  { id: 'questions', label: 'Questions' },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'] | 'start';
export type GoTo = (section: SectionId) => void;

/** What the shed of an example street holds. */
export const TOOLS = [
  { name: 'Cordless drill', owners: 4, free: 'today' },
  { name: 'Extension ladder', owners: 1, free: 'on Saturday' },
  { name: 'Hedge trimmer', owners: 3, free: 'tomorrow' },
  { name: 'Pressure washer', owners: 2, free: 'today' },
  { name: 'Sewing machine', owners: 2, free: 'on Thursday' },
  { name: 'Tile cutter', owners: 1, free: 'today' },
  { name: 'Trestle table', owners: 5, free: 'today' },
] as const;

export type Tool = (typeof TOOLS)[number];

export const FEATURES = [
  {
    title: 'Borrow',
    text: 'Say what you need and when. You see who has it, how far it is to carry, and when it is free. A message is enough, and the tool is yours for three days.',
    points: ['Bookings in a calendar', 'Reminders to bring it back'],
    picture: drill,
  },
  {
    title: 'Lend',
    text: 'Photograph what lies in your cellar eleven months a year. You decide who may have it, and for how long. What you lend is insured from the door on.',
    points: ['Your own rules for each tool', 'Photos before and after'],
    picture: ladder,
  },
  {
    title: 'Repair',
    text: 'Something broke? Report it in the app, and it gets a place on the bench of the next repair evening. The street pays for parts from its common box.',
    points: ['A list of open repairs', 'A common box for parts'],
    picture: wrench,
  },
] as const;

export interface Plan {
  name: string;
  /** In euros a month for the whole street. */
  price: number;
  size: string;
  points: readonly string[];
  favourite?: true;
}

export const PLANS: readonly Plan[] = [
  {
    name: 'Stairwell',
    price: 0,
    size: 'Up to 8 households',
    points: ['50 tools', 'Calendar and reminders'],
  },
  {
    name: 'Street',
    price: 19,
    size: 'Up to 60 households',
    points: ['Any number of tools', 'Insurance up to €500', 'Repair evenings'],
    favourite: true,
  },
  {
    name: 'Quarter',
    price: 64,
    size: 'Any number of households',
    points: [
      'All of Street',
      'A shed with a lock you open by phone',
      'Help by telephone',
    ],
  },
];

export const QUESTIONS = [
  {
    question: 'What if something breaks?',
    answer:
      'Worn out is worn out: the common box pays. If it fell from the ladder, the insurance pays, less a share of 20 euros.',
  },
  {
    question: 'Do I have to lend my own tools?',
    answer:
      'No. About half of all members only borrow. They often take over the repair evenings.',
  },
  {
    question: 'How does a street begin?',
    answer:
      'With three households and one drill. You get a letter to print for the mailboxes, and the first month costs nothing.',
  },
  {
    question: 'Who sees where I live?',
    answer:
      'Only members of your street, and only once you have agreed to lend something to them.',
  },
] as const;
