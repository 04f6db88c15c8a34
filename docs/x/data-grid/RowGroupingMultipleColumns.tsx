import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridGroupingColDefOverrideParams,
} from '@mui/x-data-grid-premium';
import { createOrders, orderColumns } from './orders';

const columns = orderColumns.filter(({ field }) =>
  ['country', 'status', 'product', 'customer', 'total'].includes(field),
);

const getGroupingColDef = ({ fields }: GridGroupingColDefOverrideParams) =>
  fields.includes('country')
    ? { headerName: 'By country', width: 180 }
    : { headerName: 'By status', hideDescendantCount: true };

export default function RowGroupingMultipleColumns() {
  const rows = React.useMemo(() => createOrders(80), []);

  return (
    <Box role="group" aria-label="Countries and statuses" sx={{ height: 400 }}>
      <DataGridPremium
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        rowGroupingColumnMode="multiple"
        groupingColDef={getGroupingColDef}
        defaultGroupingExpansionDepth={1}
        initialState={{
          rowGrouping: { model: ['country', 'status'] },
          columns: { columnVisibilityModel: { country: false, status: false } },
        }}
      />
    </Box>
  );
}
