import * as React from 'react';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
} from '@mui/x-data-grid-premium';
import { groupedOrderColumns } from './groupedOrderColumns';
import { createOrders } from './orders';

const unique: GridAggregationFunction<string, number, string> = {
  label: 'unique',
  columnTypes: ['string', 'singleSelect'],
  apply: ({ values }) => new Set(values).size,
  valueFormatter: ({ value }) => `${value} different`,
  hasCellUnit: false,
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, unique };

export default function AggregationCustomFunction() {
  const rows = React.useMemo(() => createOrders(6), []);

  return (
    <div role="group" aria-label="Number of different customers and products">
      <DataGridPremium
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        hideFooter
        rows={rows}
        columns={groupedOrderColumns}
        aggregationFunctions={aggregationFunctions}
        initialState={{
          aggregation: { model: { customer: 'unique', product: 'unique' } },
        }}
      />
    </div>
  );
}
