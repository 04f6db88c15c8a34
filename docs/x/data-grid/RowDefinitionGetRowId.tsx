import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const users = [
  { _id: '65f1c2', name: 'Amara Okafor', team: 'Support' },
  { _id: '65f1c3', name: 'Björn Lindqvist', team: 'Sales' },
  { _id: '65f1c9', name: 'Nadia Haddad', team: 'Support' },
];

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', width: 170 },
  { field: 'team', headerName: 'Team', width: 110 },
];

export default function RowDefinitionGetRowId() {
  return (
    <Box role="group" aria-label="Users" sx={{ maxWidth: 480 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        getRowId={(row: { _id: string }) => row._id}
        rows={users}
        columns={columns}
      />
    </Box>
  );
}
