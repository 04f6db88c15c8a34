import {
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type GridColDef,
} from '@mui/x-data-grid-pro';

export interface InvoiceLine {
  id: number;
  article: string;
  quantity: number;
  /** In euros, each. */
  price: number;
}

export interface Invoice {
  id: number;
  customer: string;
  address: string;
  lines: InvoiceLine[];
  /** In euros. */
  total: number;
}

const CUSTOMERS = [
  ['Lind & Co', '4 Mill Lane, Leeds LS1 2AB'],
  ['Marsh Ltd', '18 Quay Street, Bristol BS1 4DJ'],
  ['Rossi & Sons', 'Via Roma 12, 10121 Torino'],
  ['Okafor Supplies', '7 Marina Road, Lagos'],
] as const;

const ARTICLES = [
  ['Desk lamp', 49],
  ['Monitor arm', 89],
  ['Keyboard', 75],
  ['Office chair', 219],
  ['Headphones', 129],
] as const;

/** Makes the same invoices each time. */
export const invoices: Invoice[] = Array.from({ length: 12 }, (_, index) => {
  const [customer, address] = CUSTOMERS[(index * 3) % CUSTOMERS.length]!;
  const lines = Array.from({ length: 1 + (index % 3) }, (_line, place) => {
    const [article, price] = ARTICLES[(index * 2 + place) % ARTICLES.length]!;
    return { id: place + 1, article, quantity: 1 + ((index + place) % 4), price };
  });
  const total = lines.reduce((sum, line) => sum + line.quantity * line.price, 0);
  return { id: 2041 + index, customer, address, lines, total };
});

const euros = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });

/** The amount as it is written. */
export const formatEuros = (amount: number) => euros.format(amount);

const formatValue = ({ value }: { value?: number }) =>
  value === undefined ? '' : formatEuros(value);

/** The column of the buttons, with a header: without one it is empty. */
export const toggleColumn: GridColDef = {
  ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  headerName: 'Details',
  width: 80,
  renderHeader: () => 'Details',
};

export const invoiceColumns: GridColDef<Invoice>[] = [
  toggleColumn,
  { field: 'id', headerName: 'Invoice', width: 90 },
  { field: 'customer', headerName: 'Customer', minWidth: 140, flex: 1 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    valueFormatter: formatValue,
  },
];

export const lineColumns: GridColDef<InvoiceLine>[] = [
  { field: 'article', headerName: 'Article', minWidth: 120, flex: 1 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 90 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 100,
    valueFormatter: formatValue,
  },
];
