import * as React from 'react';
import {
  DataGridPremium,
  gridRowTreeSelector,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { groupedOrderColumns } from './groupedOrderColumns';
import { createOrders } from './orders';

const initialState = {
  rowGrouping: { model: ['product'] },
  columns: { columnVisibilityModel: { product: false, id: false } },
};

export default function RowGroupingOneOpen() {
  const rows = React.useMemo(() => createOrders(18), []);
  const apiRef = useGridApiRef();

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('rowExpansionChange', (opened) => {
        if (!opened.childrenExpanded) {
          return;
        }
        for (const node of Object.values(gridRowTreeSelector(apiRef))) {
          const isSibling = node.type === 'group' && node.parent === opened.parent;
          if (isSibling && node.id !== opened.id && node.childrenExpanded) {
            apiRef.current.setRowChildrenExpansion(node.id, false);
          }
        }
      }),
    [apiRef],
  );

  return (
    <div role="group" aria-label="One product open at a time">
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
