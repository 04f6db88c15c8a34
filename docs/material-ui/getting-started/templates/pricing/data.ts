export interface Plan {
  name: string;
  text: string;
  /** In euros a month. */
  base: number;
  /** Hours a month that the base price holds. */
  included: number;
  /** In euros, for each further hour. */
  rate: number;
}

export const PLANS: readonly Plan[] = [
  {
    name: 'Hourly',
    text: 'For now and then. You pay what you play.',
    base: 0,
    included: 0,
    rate: 14,
  },
  {
    name: 'Band',
    text: 'Two evenings a week, always in the same room.',
    base: 79,
    included: 10,
    rate: 9,
  },
  {
    name: 'House',
    text: 'A room of your own, with a key and your amps in it.',
    base: 219,
    included: 40,
    rate: 5,
  },
];

export const MOST_HOURS = 60;

/** What a month costs. Who pays for a year gets 15 % off the base price. */
export function toPrice(plan: Plan, hours: number, yearly: boolean): number {
  const further = Math.max(0, hours - plan.included) * plan.rate;
  return plan.base * (yearly ? 0.85 : 1) + further;
}

export const findCheapest = (hours: number, yearly: boolean): Plan =>
  PLANS.reduce((best, plan) =>
    toPrice(plan, hours, yearly) < toPrice(best, hours, yearly) ? plan : best,
  );

/** By plan, in the order of `PLANS`. */
export interface Feature {
  name: string;
  values: readonly (string | boolean)[];
}

export const FEATURES: readonly Feature[] = [
  { name: 'Booked ahead', values: ['2 weeks', '3 months', 'Any time'] },
  {
    name: 'Cancelled free of charge',
    values: ['24 hours before', '6 hours before', true],
  },
  { name: 'Drum kit and two amps', values: [true, true, true] },
  { name: 'Same room each time', values: [false, true, true] },
  { name: 'Storage for instruments', values: [false, 'One shelf', true] },
  { name: 'Recording desk', values: ['€8 an hour', '4 hours free', true] },
  { name: 'Own key', values: [false, false, true] },
];

export const QUESTIONS = [
  {
    question: 'What happens to hours we do not use?',
    answer: 'They move to the next month once. After that they are gone.',
  },
  {
    question: 'Can we change the plan?',
    answer:
      'At the end of each month, in both directions. With a yearly plan, upwards only.',
  },
  {
    question: 'Is there a discount for schools?',
    answer: 'Schools and choirs play by the hour for half the price before 4 pm.',
  },
] as const;

const euros = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

export const formatEuros = (amount: number) => euros.format(amount);
