export const CHANNELS = ['Web shop', 'Cafés', 'Subscription'] as const;
export const STATUSES = ['New', 'Roasting', 'Sent', 'Cancelled'] as const;

export type Channel = (typeof CHANNELS)[number];
export type Status = (typeof STATUSES)[number];

export interface Order {
  id: number;
  /** Days before the last day of the report. */
  age: number;
  customer: string;
  town: string;
  channel: Channel;
  status: Status;
  bags: number;
  /** In euros. */
  total: number;
}

const CUSTOMERS = [
  ['Alma Lindqvist', 'Uppsala'],
  ['Café Central', 'Hamburg'],
  ['Omar Haddad', 'Lyon'],
  ['Ines Carvalho', 'Porto'],
  ['Harbour Café', 'Bergen'],
  ['Ruth Okafor', 'Dublin'],
  ['Bar Roma', 'Trieste'],
  ['Pavel Weber', 'Brno'],
  ['Mina Patel', 'Utrecht'],
  ['The Tin Kettle', 'Galway'],
  ['Oskar Kowal', 'Gdynia'],
] as const;

const COUNT = 190;
const DAYS = 168;
const LAST_DAY = Date.UTC(2026, 8, 20);
const DAY = 24 * 60 * 60 * 1000;

function toChannel(customer: number, index: number): Channel {
  if ([1, 4, 6, 9].includes(customer)) return 'Cafés';
  return index % 3 === 0 ? 'Subscription' : 'Web shop';
}

function toStatus(index: number, age: number): Status {
  if (index % 21 === 8) return 'Cancelled';
  if (age < 2) return 'New';
  if (age < 5) return index % 2 === 0 ? 'Roasting' : 'New';
  return 'Sent';
}

function toOrder(index: number): Order {
  // Older orders are rarer: the shop grows.
  const age = Math.floor((DAYS * index * (index + 260)) / (COUNT * (COUNT + 260)));
  const person = (index * 7 + (index % 4)) % CUSTOMERS.length;
  const [customer, town] = CUSTOMERS[person] ?? CUSTOMERS[0];
  const channel = toChannel(person, index);
  const bags = channel === 'Cafés' ? 12 + ((index * 5) % 19) : 1 + ((index * 3) % 5);
  return {
    id: 5812 - index,
    age,
    customer,
    town,
    channel,
    status: toStatus(index, age),
    bags,
    total: bags * (channel === 'Cafés' ? 9.2 : 12.5) + (index % 2 ? 4.9 : 0),
  };
}

/** Newest first, up to 20 September 2026. */
export const ORDERS: readonly Order[] = Array.from({ length: COUNT }, (_, index) =>
  toOrder(index),
);

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

export const formatEuros = (amount: number) => euros.format(amount);
export const formatDay = (age: number) => day.format(new Date(LAST_DAY - age * DAY));

export interface Coffee {
  name: string;
  kilos: number;
  /** What fits in the store. */
  most: number;
}

const STOCK: readonly Coffee[] = [
  { name: 'House espresso', kilos: 84, most: 120 },
  { name: 'Sidama, washed', kilos: 18, most: 90 },
  { name: 'Java, honey', kilos: 52, most: 80 },
  { name: 'Decaf, Swiss water', kilos: 9, most: 60 },
];

let requests = 0;

/** Stands for a request to your server. Its second answer is an error, to show that. */
export async function loadStock(): Promise<readonly Coffee[]> {
  requests += 1;
  const fails = requests % 3 === 2;
  await new Promise((resolve) => setTimeout(resolve, 600));
  if (fails) throw new Error('The scales do not answer.');
  return STOCK;
}
