import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import Delete from '@mui/icons-material/Delete';

export default function ActionsColumn() {
  const [rows, setRows] = React.useState([{ id: 1, name: 'report.pdf' }]);
  const columns: GridColDef[] = [
    { field: 'name', headerName: 'File', width: 200 },
    {
      field: 'actions',
      headerName: 'Actions',
      type: 'actions',
      getActions: ({ id }) => [
        <GridActionsCellItem
          key="delete"
          icon={<Delete />}
          label="Delete"
          onClick={() => setRows((all) => all.filter((row) => row.id !== id))}
        />,
      ],
    },
  ];
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid
        aria-label="Files"
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
      />
    </div>
  );
}
