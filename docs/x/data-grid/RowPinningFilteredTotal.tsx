import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridToolbarQuickFilter,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from './shipments';
import { shipmentColumns } from './shipmentColumns';

const columns = shipmentColumns.slice(0, 5);

export default function RowPinningFilteredTotal() {
  const apiRef = useGridApiRef();
  const rows = React.useMemo(() => createShipments(60), []);
  const [weight, setWeight] = React.useState(0);

  React.useEffect(() => {
    const addUp = () => {
      const entries = gridFilteredSortedRowEntriesSelector(apiRef);
      setWeight(entries.reduce((sum, { model }) => sum + Number(model.weight), 0));
    };
    addUp();
    return apiRef.current.subscribeEvent('filteredRowsSet', addUp);
  }, [apiRef]);

  const pinnedRows = React.useMemo(
    () => ({ bottom: [{ id: 0, reference: 'Found', weight } as Shipment] }),
    [weight],
  );

  return (
    <Box role="group" aria-label="Shipments with their weight" sx={{ height: 440 }}>
      <DataGridPro
        apiRef={apiRef}
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        slots={{ toolbar: GridToolbarQuickFilter }}
      />
    </Box>
  );
}
