import type {
  GridFilterItem,
  GridFilterModel,
  GridSortModel,
} from '@mui/x-data-grid';
import { createOrders, type Order } from './orders';

/** What a list of orders is asked for; all parts may be left out. */
export interface OrderQuery {
  page?: number;
  pageSize?: number;
  /** Id of the last order of the page before: instead of `page`. */
  after?: number | null;
  sortModel?: GridSortModel;
  filterModel?: GridFilterModel;
}

export interface OrderPage {
  rows: Order[];
  /** All orders that match. */
  rowCount: number;
  /** What to pass as `after` for the next page; null on the last one. */
  next: number | null;
}

export interface OrderServerOptions {
  /** Orders it has. */
  count?: number;
  /** How long an answer takes, in milliseconds. */
  latency?: number;
}

function matches(order: Order, { field, operator, value }: GridFilterItem): boolean {
  if (
    value === undefined ||
    value === '' ||
    (Array.isArray(value) && !value.length)
  ) {
    return true;
  }
  const found = order[field as keyof Order];
  const text = String(found).toLowerCase();
  const searched = String(value).toLowerCase();
  switch (operator) {
    case 'equals':
    case 'is':
    case '=':
      return text === searched;
    case 'not':
    case '!=':
      return text !== searched;
    case 'isAnyOf':
      return (value as unknown[]).map(String).includes(String(found));
    case 'startsWith':
      return text.startsWith(searched);
    case 'endsWith':
      return text.endsWith(searched);
    case '>':
      return Number(found) > Number(value);
    case '>=':
      return Number(found) >= Number(value);
    case '<':
      return Number(found) < Number(value);
    case '<=':
      return Number(found) <= Number(value);
    default:
      return text.includes(searched);
  }
}

function filterOrders(
  orders: readonly Order[],
  {
    items = [],
    logicOperator,
    quickFilterValues = [],
  }: Partial<GridFilterModel> = {},
): Order[] {
  const joinsByOr = String(logicOperator) === 'or' && items.length > 0;
  return orders.filter((order) => {
    const words = Object.values(order).join(' ').toLowerCase();
    return (
      (joinsByOr
        ? items.some((item) => matches(order, item))
        : items.every((item) => matches(order, item))) &&
      quickFilterValues.every((word) => words.includes(String(word).toLowerCase()))
    );
  });
}

function sortOrders(
  orders: readonly Order[],
  sortModel: GridSortModel = [],
): Order[] {
  return [...orders].sort((one, other) => {
    for (const { field, sort } of sortModel) {
      const first = one[field as keyof Order];
      const second = other[field as keyof Order];
      if (first < second || first > second) {
        return first < second === (sort === 'asc') ? -1 : 1;
      }
    }
    return one.id - other.id;
  });
}

/**
 * A server that lives in the page: it pages, sorts, filters and saves like a real one, takes
 * its time, and can be made to fail.
 */
export function createOrderServer({
  count = 500,
  latency = 400,
}: OrderServerOptions = {}) {
  const orders = createOrders(count);
  let isFailing = false;

  async function answer<T>(work: () => T): Promise<T> {
    await new Promise((resolve) => setTimeout(resolve, latency));
    if (isFailing) {
      throw new Error('503 Service Unavailable');
    }
    return work();
  }

  return {
    /** @param failing whether all that follows is answered by an error */
    setFailing(failing: boolean) {
      isFailing = failing;
    },
    list: ({ page = 0, pageSize = 25, after, sortModel, filterModel }: OrderQuery) =>
      answer((): OrderPage => {
        const found = sortOrders(filterOrders(orders, filterModel), sortModel);
        const first =
          after === undefined || after === null
            ? page * pageSize
            : found.findIndex(({ id }) => id === after) + 1;
        const rows = found.slice(first, first + pageSize);
        const isLast = first + pageSize >= found.length;
        return {
          rows,
          rowCount: found.length,
          next: isLast ? null : (rows.at(-1)?.id ?? null),
        };
      }),
    /** @throws where the server refuses the order, with the reason */
    save: (order: Order) =>
      answer((): Order => {
        if (!order.customer.trim()) {
          throw new Error('The customer is missing.');
        }
        const index = orders.findIndex(({ id }) => id === order.id);
        orders[index === -1 ? orders.length : index] = order;
        return order;
      }),
    remove: (id: number) =>
      answer(() => {
        orders.splice(
          orders.findIndex((order) => order.id === id),
          1,
        );
      }),
  };
}
