import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const rows = createOrders(100);
const initialState = { pagination: { paginationModel: { pageSize: 100 } } };

export default function ScrollingBasic() {
  const apiRef = useGridApiRef();
  const goTo = (rowIndex: number, colIndex: number) =>
    apiRef.current.scrollToIndexes({ rowIndex, colIndex });

  return (
    <Box role="group" aria-label="Orders" sx={{ maxWidth: 500 }}>
      <Button onClick={() => goTo(0, 0)}>First order</Button>
      <Button onClick={() => goTo(99, 7)}>Last order, date</Button>
      <Box sx={{ height: 300 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          apiRef={apiRef}
          rows={rows}
          columns={orderColumns}
          initialState={initialState}
        />
      </Box>
    </Box>
  );
}
