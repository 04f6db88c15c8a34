import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Entry', type: 'number', width: 90 },
  { field: 'text', headerName: 'Message', minWidth: 180, flex: 1 },
];

const toEntry = (id: number) => ({ id, text: `Backup ${id} finished` });

export default function ScrollingNewRow() {
  const apiRef = useGridApiRef();
  const [count, setCount] = React.useState(20);
  const rows = React.useMemo(
    () => Array.from({ length: count }, (_, index) => toEntry(index + 1)),
    [count],
  );

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('virtualScrollerContentSizeChange', () => {
        const rowIndex = apiRef.current.getRowsCount() - 1;
        apiRef.current.scrollToIndexes({ rowIndex });
      }),
    [apiRef],
  );

  return (
    <div role="group" aria-label="Log">
      <Button onClick={() => setCount(count + 1)}>Add an entry</Button>
      <Box sx={{ height: 280 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </div>
  );
}
