import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_ROOT_FOOTER_ROW_ID,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    minWidth: 150,
    flex: 1,
    renderCell: ({ id, value }: GridRenderCellParams<Order, string>) =>
      id === GRID_AGGREGATION_ROOT_FOOTER_ROW_ID ? <strong>Total</strong> : value,
  },
  {
    field: 'quantity',
    headerName: 'Pieces',
    type: 'number',
    width: 160,
    align: 'left',
    headerAlign: 'left',
    renderCell: ({ value = 0, aggregation }: GridRenderCellParams<Order, number>) =>
      aggregation ? (
        <strong>
          {value} ({aggregation.aggregationFunctionName})
        </strong>
      ) : (
        <React.Fragment>
          <Box
            sx={{ width: value * 20, height: 12, mr: 1, bgcolor: 'primary.main' }}
          />
          {value}
        </React.Fragment>
      ),
  },
];

export default function AggregationCustomCell() {
  const rows = React.useMemo(() => createOrders(5), []);

  return (
    <div role="group" aria-label="Bars and their sum">
      <DataGridPremium
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        rows={rows}
        columns={columns}
        initialState={{ aggregation: { model: { quantity: 'sum' } } }}
      />
    </div>
  );
}
