import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'team', headerName: 'Team', minWidth: 140, flex: 1 },
  { field: 'members', headerName: 'Members', type: 'number', width: 110 },
  { field: 'projects', headerName: 'Projects', type: 'number', width: 110 },
];

const rows = ['Design', 'Platform', 'Support', 'Finance', 'Research'].map(
  (team, id) => ({ id, team, members: 4 + ((id * 3) % 7), projects: 1 + id }),
);

export default function StyleStripes() {
  return (
    <div role="group" aria-label="Teams">
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        hideFooter
        columns={columns}
        rows={rows}
        getRowClassName={({ indexRelativeToCurrentPage: index }) =>
          index % 2 === 0 ? 'even' : 'odd'
        }
        sx={{ '& .odd:not(:hover, .Mui-selected)': { bgcolor: 'action.hover' } }}
      />
    </div>
  );
}
