import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { groupedOrderColumns } from './groupedOrderColumns';
import { createOrders } from './orders';

const groupingColDef = {
  headerName: 'Status, customer',
  leafField: 'customer',
  mainGroupingCriteria: 'status',
  minWidth: 200,
  flex: 1,
};

const isGroupExpandedByDefault = () => true;

export default function RowGroupingLeafField() {
  const rows = React.useMemo(() => createOrders(12), []);

  return (
    <div role="group" aria-label="Customers below each status">
      <DataGridPremium
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        hideFooter
        density="compact"
        rows={rows}
        columns={groupedOrderColumns}
        groupingColDef={groupingColDef}
        isGroupExpandedByDefault={isGroupExpandedByDefault}
        initialState={{
          rowGrouping: { model: ['status'] },
          columns: {
            columnVisibilityModel: {
              id: false,
              customer: false,
              status: false,
              quantity: false,
            },
          },
        }}
      />
    </div>
  );
}
