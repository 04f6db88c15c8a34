import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { groupedOrderColumns } from './groupedOrderColumns';
import { createOrders } from './orders';

export default function CellSelectionStatistics() {
  const rows = React.useMemo(() => createOrders(40), []);
  const apiRef = useGridApiRef();
  const [values, setValues] = React.useState<unknown[]>([]);
  const numbers = values.filter((value) => typeof value === 'number');
  const sum = numbers.reduce((total, value) => total + value, 0);

  const readSelection = () =>
    setValues(
      apiRef.current
        .unstable_getSelectedCellsAsArray()
        .map(({ id, field }): unknown => apiRef.current.getCellValue(id, field)),
    );

  return (
    <Box onMouseUp={readSelection} onKeyUp={readSelection} onClick={readSelection}>
      <Box role="group" aria-label="Numbers to add up" sx={{ height: 380 }}>
        <DataGridPremium
          experimentalFeatures={{ ariaV7: true }}
          apiRef={apiRef}
          rows={rows}
          columns={groupedOrderColumns}
          unstable_cellSelection
          disableRowSelectionOnClick
        />
      </Box>
      <Typography variant="body2" aria-live="polite" sx={{ mt: 1 }}>
        Cells: {values.length}, numbers: {numbers.length}, sum: {sum}, average:{' '}
        {numbers.length ? (sum / numbers.length).toFixed(1) : '–'}
      </Typography>
    </Box>
  );
}
