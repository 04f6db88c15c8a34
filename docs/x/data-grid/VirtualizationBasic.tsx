import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';

const fields = Array.from({ length: 50 }, (_, day) => `day${day + 1}`);

const columns = [
  { field: 'id', headerName: 'Room', width: 90 },
  ...fields.map((field, day) => ({ field, headerName: `Day ${day + 1}` })),
];

const rows = Array.from({ length: 100 }, (_, room) => ({
  id: room + 1,
  ...Object.fromEntries(
    fields.map((field, day) => [
      field,
      (room * 7 + day * 3) % 5 ? 'free' : 'booked',
    ]),
  ),
}));

const initialState = { pagination: { paginationModel: { pageSize: 100 } } };

export default function VirtualizationBasic() {
  const ref = React.useRef<HTMLDivElement>(null);
  const [count, setCount] = React.useState<number>();
  const countCells = () =>
    setCount(ref.current?.querySelectorAll('[role="gridcell"]').length);

  return (
    <div>
      <Box ref={ref} role="group" aria-label="Bookings" sx={{ height: 400 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          rows={rows}
          columns={columns}
          initialState={initialState}
        />
      </Box>
      <Button onClick={countCells} sx={{ mt: 1 }}>
        Count the cells in the document
      </Button>
      <span aria-live="polite">{count !== undefined && `${count} of 5100`}</span>
    </div>
  );
}
