/** One row of the demos on this page. */
export interface Shipment {
  id: number;
  reference: string;
  customer: string;
  destination: string;
  /** Gross weight in kilograms. */
  weight: number;
  status: ShipmentStatus;
  /** Day of departure, local midnight. */
  departure: Date;
  insured: boolean;
}

export type ShipmentStatus = (typeof STATUSES)[number];

export const STATUSES = ['planned', 'in transit', 'delayed', 'delivered'] as const;

const CUSTOMERS = [
  'Adler Optics',
  'Brisa Textiles',
  'Cormorant Press',
  'Dunlin Foods',
  'Estrela Ceramics',
  'Fjord Cycles',
  'Gale Instruments',
];

const DESTINATIONS = [
  'Aarhus',
  'Bilbao',
  'Gdynia',
  'Izmir',
  'Le Havre',
  'Porto',
  'Rotterdam',
  'Trieste',
];

/** A small seeded generator (mulberry32): the same seed gives the same numbers. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Makes the same shipments each time, so that server and browser agree.
 *
 * @example createShipments(2)[0].reference // 'SH-10001'
 */
export function createShipments(count: number, seed = 7): Shipment[] {
  const random = createRandom(seed);
  const pick = <T>(list: readonly T[]) =>
    list[Math.floor(random() * list.length)] as T;
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    reference: `SH-${10001 + index}`,
    customer: pick(CUSTOMERS),
    destination: pick(DESTINATIONS),
    weight: Math.round(20 + random() * 1980),
    status: pick(STATUSES),
    departure: new Date(2026, 0, 1 + Math.floor(random() * 360)),
    insured: random() < 0.4,
  }));
}
