import * as pictures from './pictures';

export type Status =
  'unpaid' | 'paid' | 'sent' | 'delivered' | 'refunded' | 'cancelled';
export type Payment = 'card' | 'transfer' | 'invoice';

export interface Product {
  name: string;
  price: number;
  picture: string;
}

export interface Customer {
  name: string;
  email: string;
  town: string;
}

export interface Order {
  id: number;
  /** Days before the last day of the report. */
  age: number;
  date: string;
  customer: Customer;
  payment: Payment;
  status: Status;
  lines: readonly { product: Product; count: number }[];
  total: number;
}

type Several<T> = readonly [T, ...T[]];

const products: Several<Product> = [
  { name: 'Lady fern', price: 12.5, picture: pictures.fern },
  { name: 'Terracotta pot, 24 cm', price: 18, picture: pictures.pot },
  { name: 'Hand trowel', price: 14.9, picture: pictures.trowel },
  { name: 'Nasturtium seeds', price: 3.2, picture: pictures.seeds },
  { name: 'Watering can, 8 litres', price: 32, picture: pictures.can },
  { name: 'Garden gloves', price: 11.75, picture: pictures.gloves },
  { name: 'Solar lantern', price: 27.4, picture: pictures.lantern },
  { name: 'Tulip bulbs, bag of 40', price: 16.8, picture: pictures.bulbs },
];

const toCustomer = (name: string, town: string): Customer => ({
  name,
  town,
  email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`,
});

const customers: Several<Customer> = [
  toCustomer('Amara Okafor', 'Bristol'),
  toCustomer('Jonas Weber', 'Ludlow'),
  toCustomer('Priya Raman', 'Leicester'),
  toCustomer('Owen Hughes', 'Swansea'),
  toCustomer('Lena Roth', 'Bath'),
  toCustomer('Tomasz Kowal', 'Norwich'),
  toCustomer('Grace Adeyemi', 'Leeds'),
  toCustomer('Henry Lockwood', 'York'),
  toCustomer('Isla Fraser', 'Perth'),
  toCustomer('Mateo Rivas', 'Exeter'),
  toCustomer('Nadia Haddad', 'Cardiff'),
];

const payments: Several<Payment> = ['card', 'card', 'transfer', 'card', 'invoice'];

const pick = <T>(list: Several<T>, index: number): T =>
  list[index % list.length] ?? list[0];

function toStatus(index: number, age: number): Status {
  if (index % 17 === 11) return 'refunded';
  if (index % 19 === 8) return 'cancelled';
  if (age < 3) return index % 2 === 0 ? 'unpaid' : 'paid';
  if (age < 6) return index % 3 === 0 ? 'paid' : 'sent';
  if (age < 11) return index % 4 === 0 ? 'delivered' : 'sent';
  return index % 23 === 1 ? 'unpaid' : 'delivered';
}

const COUNT = 76;
const LAST_DAY = Date.UTC(2026, 4, 29);
const DAY = 24 * 60 * 60 * 1000;

function toOrder(index: number): Order {
  const age = Math.floor((60 * index * (index + 400)) / (COUNT * (COUNT + 400)));
  const lines = Array.from({ length: 1 + ((index * 5) % 3) }, (_, line) => ({
    product: pick(products, index * 5 + line * 3),
    count: 1 + ((index * 3 + line) % 4),
  }));

  return {
    id: 3176 - index,
    age,
    date: new Date(LAST_DAY - age * DAY).toISOString().slice(0, 10),
    customer: pick(customers, index * 4),
    payment: pick(payments, index * 3),
    status: toStatus(index, age),
    lines,
    total: lines.reduce((sum, { product, count }) => sum + product.price * count, 0),
  };
}

/** Newest first: 60 days up to 29 May 2026. */
export const allOrders: readonly Order[] = Array.from(
  { length: COUNT },
  (_, index) => toOrder(index),
);

export const paymentLabels: Record<Payment, string> = {
  card: 'Card',
  transfer: 'Bank transfer',
  invoice: 'Invoice',
};

const price = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

export const formatPrice = (amount: number) => price.format(amount);
export const formatDate = (date: string) => day.format(new Date(date));

export const countItems = ({ lines }: Order) =>
  lines.reduce((sum, { count }) => sum + count, 0);
