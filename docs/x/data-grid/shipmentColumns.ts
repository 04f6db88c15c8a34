import type { GridColDef } from '@mui/x-data-grid';
import { STATUSES, type Shipment } from './shipments';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

export const shipmentColumns: GridColDef<Shipment>[] = [
  { field: 'reference', headerName: 'Reference', width: 120 },
  { field: 'customer', headerName: 'Customer', minWidth: 160, flex: 1 },
  { field: 'destination', headerName: 'Destination', width: 130 },
  {
    field: 'weight',
    headerName: 'Weight (kg)',
    type: 'number',
    width: 120,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...STATUSES],
    width: 120,
  },
  {
    field: 'departure',
    headerName: 'Departure',
    type: 'date',
    width: 130,
    valueFormatter: ({ value }: { value?: Date }) =>
      value ? day.format(value) : '',
  },
  { field: 'insured', headerName: 'Insured', type: 'boolean', width: 100 },
];
