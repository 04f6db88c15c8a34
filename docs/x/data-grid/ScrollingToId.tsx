import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridPaginationModelSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const rows = createOrders(200);
const initialState = {
  pagination: { paginationModel: { pageSize: 50 } },
  sorting: { sortModel: [{ field: 'total', sort: 'desc' as const }] },
};

export default function ScrollingToId() {
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState('150');

  const find = () => {
    const id = Number(text);
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
    if (rowIndex === -1) {
      return;
    }
    const { pageSize } = gridPaginationModelSelector(apiRef);
    apiRef.current.setPage(Math.floor(rowIndex / pageSize));
    requestAnimationFrame(() => {
      apiRef.current.scrollToIndexes({ rowIndex });
      apiRef.current.selectRow(id, true, true);
    });
  };

  return (
    <Box role="group" aria-label="Orders by total">
      <TextField
        size="small"
        label="Order number"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button onClick={find} sx={{ m: 0.5 }}>
        Find
      </Button>
      <Box sx={{ height: 300, mt: 1 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          apiRef={apiRef}
          rows={rows}
          columns={orderColumns}
          pageSizeOptions={[50]}
          initialState={initialState}
        />
      </Box>
    </Box>
  );
}
