import { createOrders, type Order } from './orders';

/** An order, or the heading above those of one country. */
export type CountryRow = Order | { id: string; heading: string };

const orders = createOrders(24);
const countries = [...new Set(orders.map(({ country }) => country))].sort();

export const rowsByCountry: CountryRow[] = countries.flatMap((country) => {
  const found = orders.filter((order) => order.country === country);
  return [{ id: country, heading: `${country}: ${found.length} orders` }, ...found];
});
