import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', minWidth: 130, flex: 1 },
  { field: 'team', headerName: 'Team', width: 140 },
];

const START = [
  { id: 1, name: 'Amara Okafor', team: 'Support' },
  { id: 2, name: 'Daniel Weber', team: 'Finance' },
];

export default function ClipboardPasteCommunity() {
  const [rows, setRows] = React.useState(START);

  const addRows = (event: React.ClipboardEvent) => {
    const lines = event.clipboardData
      .getData('text/plain')
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '');
    setRows((list) => [
      ...list,
      ...lines.map((line, index) => {
        const [name = '', team = ''] = line.split('\t');
        return { id: list.length + index + 1, name, team };
      }),
    ]);
  };

  return (
    <div role="group" aria-label="Users" onPaste={addRows}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        hideFooter
        columns={columns}
        rows={rows}
      />
    </div>
  );
}
