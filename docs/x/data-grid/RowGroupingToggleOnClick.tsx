import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  useGridApiRef,
  type GridEventListener,
} from '@mui/x-data-grid-premium';
import { groupedOrderColumns } from './groupedOrderColumns';
import { createOrders } from './orders';

export default function RowGroupingToggleOnClick() {
  const rows = React.useMemo(() => createOrders(40), []);
  const apiRef = useGridApiRef();

  const toggleGroup: GridEventListener<'rowClick'> = ({ id }) => {
    const node = apiRef.current.getRowNode(id);
    if (node?.type === 'group') {
      apiRef.current.setRowChildrenExpansion(id, !node.childrenExpanded);
    }
  };

  return (
    <Box role="group" aria-label="Click a status to open it" sx={{ height: 400 }}>
      <DataGridPremium
        experimentalFeatures={{ ariaV7: true }}
        apiRef={apiRef}
        rows={rows}
        columns={groupedOrderColumns}
        onRowClick={toggleGroup}
        disableRowSelectionOnClick
        initialState={{ rowGrouping: { model: ['status'] } }}
      />
    </Box>
  );
}
