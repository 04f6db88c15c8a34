import * as React from 'react';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import {
  DataGridPro,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const steps = ['Check the address', 'Pack', 'Weigh', 'Print the label', 'Ship'].map(
  (step, id) => ({ id, step }),
);

export default function RowOrderingButtons() {
  const [rows, setRows] = React.useState(steps);

  const columns = React.useMemo<GridColDef<(typeof rows)[number]>[]>(() => {
    const move = (id: number, by: number) =>
      setRows((list) => {
        const from = list.findIndex((row) => row.id === id);
        const next = [...list];
        next.splice(Math.max(0, from + by), 0, ...next.splice(from, 1));
        return next;
      });
    return [
      { field: 'step', headerName: 'Step', flex: 1, sortable: false },
      {
        field: 'move',
        type: 'actions',
        headerName: 'Move',
        getActions: ({ row: { id, step } }) =>
          [-1, 1].map((by) => (
            <GridActionsCellItem
              key={by}
              icon={by < 0 ? <ArrowUpwardIcon /> : <ArrowDownwardIcon />}
              label={`Move ${by < 0 ? 'up' : 'down'}: ${step}`}
              onClick={() => move(id, by)}
            />
          )),
      },
    ];
  }, []);

  return (
    <div role="group" aria-label="Steps of an order">
      <DataGridPro
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        rows={rows}
        columns={columns}
      />
    </div>
  );
}
