import type { GridColDef } from '@mui/x-data-grid';

/** One order of a shop. */
export interface Order {
  id: number;
  customer: string;
  country: string;
  product: string;
  quantity: number;
  /** In euros. */
  total: number;
  status: OrderStatus;
  /** Day of the order, local midnight. */
  ordered: Date;
}

export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const ORDER_STATUSES = ['open', 'paid', 'shipped', 'returned'] as const;

const CUSTOMERS = [
  ['Amara Okafor', 'Nigeria'],
  ['Björn Lindqvist', 'Sweden'],
  ['Chiara Romano', 'Italy'],
  ['Daniel Weber', 'Germany'],
  ['Elif Yılmaz', 'Turkey'],
  ['Nadia Haddad', 'Lebanon'],
  ['Grace Mitchell', 'Canada'],
  ['Hiroshi Tanaka', 'Japan'],
] as const;

const PRODUCTS = [
  ['Desk lamp', 49],
  ['Office chair', 219],
  ['Notebook, 5 pieces', 18],
  ['Monitor arm', 89],
  ['Headphones', 129],
  ['Keyboard', 75],
] as const;

const euros = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/**
 * Makes the same orders each time, so that server and browser agree.
 *
 * @example createOrders(2)[1].id // 2
 */
export function createOrders(count: number): Order[] {
  return Array.from({ length: count }, (_, index) => {
    const [customer, country] = CUSTOMERS[(index * 5) % CUSTOMERS.length]!;
    const [product, price] = PRODUCTS[(index * 7 + (index >> 3)) % PRODUCTS.length]!;
    const quantity = 1 + ((index * 11) % 4);
    return {
      id: index + 1,
      customer,
      country,
      product,
      quantity,
      total: price * quantity,
      status: ORDER_STATUSES[(index * 3 + (index >> 2)) % ORDER_STATUSES.length]!,
      ordered: new Date(2026, 0, 5 + ((index * 13) % 300)),
    };
  });
}

export const orderColumns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', minWidth: 150, flex: 1 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'product', headerName: 'Product', width: 160 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 90 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueFormatter: ({ value }: { value?: number }) =>
      value === undefined ? '' : euros.format(value),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...ORDER_STATUSES],
    width: 110,
  },
  {
    field: 'ordered',
    headerName: 'Ordered',
    type: 'date',
    width: 120,
    valueFormatter: ({ value }: { value?: Date }) =>
      value ? day.format(value) : '',
  },
];
