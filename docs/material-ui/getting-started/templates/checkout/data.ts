import { bottle, crane, notebook, pen } from './pictures';

export interface Item {
  id: string;
  name: string;
  kind: string;
  price: number;
  count: number;
  picture: string;
}

export const ITEMS: readonly Item[] = [
  {
    id: 'pen',
    name: 'Heron fountain pen',
    kind: 'Fine nib',
    price: 34,
    count: 1,
    picture: pen,
  },
  {
    id: 'ink',
    name: 'Ink, 50 ml',
    kind: 'Elderberry',
    price: 11.5,
    count: 2,
    picture: bottle,
  },
  {
    id: 'book',
    name: 'Notebook A5',
    kind: 'Dotted, 192 pages',
    price: 16.9,
    count: 1,
    picture: notebook,
  },
  {
    id: 'paper',
    name: 'Folding paper',
    kind: '100 sheets',
    price: 7.2,
    count: 1,
    picture: crane,
  },
];

export const DELIVERIES = [
  { value: 'post', label: 'By post', text: '3 to 5 working days', price: 4.5 },
  {
    value: 'bike',
    label: 'By bicycle courier',
    text: 'Tomorrow before noon',
    price: 9,
  },
  { value: 'shop', label: 'Collect in the shop', text: 'Today from 4 pm', price: 0 },
] as const;

export type Delivery = (typeof DELIVERIES)[number]['value'];
export type Method = 'card' | 'invoice';

export const COUNTRIES = ['Ireland', 'Portugal', 'Sweden', 'Austria'] as const;

export const VOUCHER = 'CRANE10';
export const GOOD_CARD = '4242 4242 4242 4242';
const DECLINED_CARD = '4000000000000002';

export const EMPTY = {
  email: '',
  name: '',
  street: '',
  postcode: '',
  town: '',
  country: COUNTRIES[0] as string,
  delivery: 'post' as Delivery,
  method: 'card' as Method,
  holder: '',
  number: '',
  expiry: '',
  code: '',
};

export type Values = typeof EMPTY;
export type FieldName = Exclude<keyof Values, 'delivery' | 'method'>;

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
export const formatEuros = (amount: number) => euros.format(amount);

/** Stands for a request to your server. @returns the number of the order, or null if declined */
export async function placeOrder({
  method,
  number,
}: Values): Promise<string | null> {
  await new Promise((resolve) => setTimeout(resolve, 900));
  // As a request without a network would.
  if (!navigator.onLine) throw new Error('There is no connection.');
  const isDeclined =
    method === 'card' && number.replace(/\s/g, '') === DECLINED_CARD;
  return isDeclined ? null : 'PC-20417';
}
