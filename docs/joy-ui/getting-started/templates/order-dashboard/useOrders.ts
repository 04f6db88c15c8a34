import * as React from 'react';
import { allOrders, type Order, type Payment, type Status } from './data';
import { statuses } from './status';

export type Period = '7' | '14' | '30';

export interface Filter {
  query: string;
  status: Status | 'all';
  payment: Payment | 'all';
  period: Period;
}

export type SortKey = 'date' | 'customer' | 'status' | 'total';

export interface Sort {
  by: SortKey;
  ascending: boolean;
}

const ranks = Object.keys(statuses);

const compare: Record<SortKey, (a: Order, b: Order) => number> = {
  date: (a, b) => a.id - b.id,
  customer: (a, b) => a.customer.name.localeCompare(b.customer.name, 'en-GB'),
  status: (a, b) => ranks.indexOf(a.status) - ranks.indexOf(b.status),
  total: (a, b) => a.total - b.total,
};

function matches(order: Order, { query, status, payment, period }: Filter) {
  const { id, customer, lines } = order;
  const names = lines.map(({ product }) => product.name);
  const text = [id, customer.name, customer.email, ...names].join(' ').toLowerCase();

  return (
    order.age < Number(period) &&
    (status === 'all' || order.status === status) &&
    (payment === 'all' || order.payment === payment) &&
    text.includes(query.trim().toLowerCase().replace(/^#/, ''))
  );
}

const START: Filter = { query: '', status: 'all', payment: 'all', period: '30' };

export default function useOrders() {
  const [orders, setOrders] = React.useState(allOrders);
  const [filter, setFilter] = React.useState(START);
  const [sort, setSort] = React.useState<Sort>({ by: 'date', ascending: false });
  const [page, setPage] = React.useState(0);
  const [pageSize, setPageSize] = React.useState(8);
  const [selectedIds, setSelectedIds] = React.useState<readonly number[]>([]);
  const [message, setMessage] = React.useState({
    id: 0,
    open: false,
    text: '',
    before: orders,
  });

  const found = orders
    .filter((order) => matches(order, filter))
    .sort(
      (a, b) => compare[sort.by](a, b) * (sort.ascending ? 1 : -1) || b.id - a.id,
    );
  const lastPage = Math.max(0, Math.ceil(found.length / pageSize) - 1);
  const shownPage = Math.min(page, lastPage);
  const start = shownPage * pageSize;

  return {
    orders,
    found,
    rows: found.slice(start, start + pageSize),
    start,
    filter,
    sort,
    page: shownPage,
    lastPage,
    pageSize,
    message,
    selected: found.filter(({ id }) => selectedIds.includes(id)),
    setPage,
    setSelectedIds,
    isFiltered:
      filter.query !== '' || filter.status !== 'all' || filter.payment !== 'all',
    changeFilter: (change: Partial<Filter>) => {
      setFilter({ ...filter, ...change });
      setPage(0);
    },
    clearFilter: () => {
      setFilter({ ...START, period: filter.period });
      setPage(0);
    },
    changeSort: (next: Sort) => {
      setSort(next);
      setPage(0);
    },
    changePageSize: (size: number) => {
      setPageSize(size);
      setPage(0);
    },
    changeStatus: (ids: readonly number[], status: Status) => {
      const what =
        ids.length === 1 ? `Order ${ids[0]} is` : `${ids.length} orders are`;
      const text = `${what} now “${statuses[status].label}”.`;
      setOrders(orders.map((it) => (ids.includes(it.id) ? { ...it, status } : it)));
      setMessage({ id: message.id + 1, open: true, text, before: orders });
    },
    undo: () => {
      setOrders(message.before);
      setMessage({ ...message, open: false });
    },
    hideMessage: () => {
      setMessage({ ...message, open: false });
    },
  };
}

export type OrdersState = ReturnType<typeof useOrders>;
