import * as React from 'react';
import { ORDERS, type Order, type Status } from './data';
import { between, PERIODS, type Period } from './report';

export type SortKey = 'id' | 'customer' | 'channel' | 'status' | 'total';

export interface Sorting {
  key: SortKey;
  direction: 'asc' | 'desc';
}

const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), 'en');

const contains = ({ id, customer, town }: Order, text: string) =>
  `#${id} ${customer} ${town}`.toLowerCase().includes(text.trim().toLowerCase());

const NO_FILTERS = { text: '', status: 'All' as Status | 'All' };

/** All state of the page: period, filters, sorting, pages, selection, changes and undo. */
export default function useOrders() {
  const [orders, setOrders] = React.useState(ORDERS);
  const [period, setPeriod] = React.useState<Period>(PERIODS[1]);
  const [filters, setFilters] = React.useState(NO_FILTERS);
  const [sorting, setSorting] = React.useState<Sorting>({
    key: 'id',
    direction: 'desc',
  });
  const [page, setPage] = React.useState(0);
  const [pageSize, setPageSize] = React.useState(10);
  const [selected, setSelected] = React.useState<readonly number[]>([]);
  const [message, setMessage] = React.useState({
    open: false,
    text: '',
    before: ORDERS,
  });

  const found = between(orders, 0, period.days)
    .filter((order) => contains(order, filters.text))
    .filter(({ status }) => filters.status === 'All' || status === filters.status)
    .sort((a, b) => {
      const order = compare(a[sorting.key], b[sorting.key]);
      return sorting.direction === 'asc' ? order : -order;
    });

  const restart = () => {
    setPage(0);
    setSelected([]);
  };

  return {
    orders,
    period,
    filters,
    sorting,
    page,
    pageSize,
    selected,
    message,
    found,
    shown: found.slice(page * pageSize, (page + 1) * pageSize),
    setPeriod: (next: Period) => {
      setPeriod(next);
      restart();
    },
    filter: (change: Partial<typeof NO_FILTERS>) => {
      setFilters({ ...filters, ...change });
      restart();
    },
    clearFilters: () => {
      setFilters(NO_FILTERS);
      restart();
    },
    sortBy: (key: SortKey) => {
      const isAscending = sorting.key === key && sorting.direction === 'asc';
      setSorting({ key, direction: isAscending ? 'desc' : 'asc' });
      setPage(0);
    },
    setPage,
    setPageSize: (size: number) => {
      setPageSize(size);
      setPage(0);
    },
    select: setSelected,
    changeStatus: (ids: readonly number[], status: Status) => {
      const count = ids.length === 1 ? `Order #${ids[0]}` : `${ids.length} orders`;
      setOrders(
        orders.map((order) =>
          ids.includes(order.id) ? { ...order, status } : order,
        ),
      );
      setMessage({
        open: true,
        text: `${count}: ${status.toLowerCase()}`,
        before: orders,
      });
      setSelected([]);
      setPage(0);
    },
    undo: () => {
      setOrders(message.before);
      setMessage({ ...message, open: false });
    },
    hideMessage: () => setMessage({ ...message, open: false }),
  };
}

export type OrdersState = ReturnType<typeof useOrders>;
