import * as React from 'react';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { groupedOrderColumns } from './groupedOrderColumns';
import { createOrders } from './orders';

export default function RowGroupingHiddenColumns() {
  const rows = React.useMemo(() => createOrders(30), []);
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['product'] },
      columns: { columnVisibilityModel: { id: false } },
    },
  });

  return (
    <div role="group" aria-label="Orders by product, whose column is hidden">
      <DataGridPremium
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        density="compact"
        apiRef={apiRef}
        rows={rows}
        columns={groupedOrderColumns}
        initialState={initialState}
      />
    </div>
  );
}
