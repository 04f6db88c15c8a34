import { CHANNELS, formatDay, type Order } from './data';

export const PERIODS = [
  { days: 7, step: 1, label: '7 days' },
  { days: 28, step: 4, label: '4 weeks' },
  { days: 84, step: 7, label: '12 weeks' },
] as const;

export type Period = (typeof PERIODS)[number];

export const between = (orders: readonly Order[], from: number, to: number) =>
  orders.filter(({ age }) => age >= from && age < to);

const isSale = ({ status }: Order) => status !== 'Cancelled';
const addUp = (orders: readonly Order[]) =>
  orders.reduce((sum, { total }) => sum + total, 0);

export interface Figure {
  label: string;
  value: number;
  money: boolean;
  /** Change to the period before, in per cent. */
  trend: number;
}

const MEASURES = [
  { label: 'Revenue', money: true, measure: addUp },
  {
    label: 'Orders',
    money: false,
    measure: (list: readonly Order[]) => list.length,
  },
  {
    label: 'Average order',
    money: true,
    measure: (list: readonly Order[]) =>
      list.length ? addUp(list) / list.length : 0,
  },
  {
    label: 'Bags sold',
    money: false,
    measure: (list: readonly Order[]) =>
      list.reduce((sum, { bags }) => sum + bags, 0),
  },
];

export function toFigures(orders: readonly Order[], { days }: Period): Figure[] {
  const now = between(orders, 0, days).filter(isSale);
  const before = between(orders, days, 2 * days).filter(isSale);
  return MEASURES.map(({ label, money, measure }) => {
    const value = measure(now);
    const earlier = measure(before);
    const trend = earlier > 0 ? Math.round((value / earlier - 1) * 100) : 0;
    return { label, money, value, trend };
  });
}

export interface Bar {
  label: string;
  /** Revenue by channel, in the order of `CHANNELS`. */
  parts: readonly number[];
  sum: number;
}

/** Revenue over the period, from its first day to its last. */
export function toBars(orders: readonly Order[], { days, step }: Period): Bar[] {
  return Array.from({ length: days / step }, (_, index) => {
    const to = days - index * step;
    const sales = between(orders, to - step, to).filter(isSale);
    const parts = CHANNELS.map((channel) =>
      addUp(sales.filter((order) => order.channel === channel)),
    );
    return {
      label: formatDay(to - 1),
      parts,
      sum: parts.reduce((sum, part) => sum + part, 0),
    };
  });
}
