import * as React from 'react';
import {
  DataGridPremium,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from './orders';

const averagePrice: GridAggregationFunction<Order, number> = {
  label: 'per piece',
  columnTypes: ['number'],
  getCellValue: ({ row }) => row as Order,
  apply: ({ values }) => {
    let euros = 0;
    let pieces = 0;
    for (const order of values) {
      euros += order?.total ?? 0;
      pieces += order?.quantity ?? 0;
    }
    return pieces ? euros / pieces : null;
  },
};

const aggregationFunctions = { averagePrice };
const aggregationModel = { total: 'averagePrice' };

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number' },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 130 },
];

export default function AggregationSeveralFields() {
  const rows = React.useMemo(() => createOrders(4), []);

  return (
    <div role="group" aria-label="Average price of a piece">
      <DataGridPremium
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        hideFooter
        rows={rows}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        aggregationModel={aggregationModel}
      />
    </div>
  );
}
