import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import { DataGrid, type GridColDef, type GridRowParams } from '@mui/x-data-grid';
import { teams, type Team } from './rowRecipesData';

const columns: GridColDef<Team>[] = [
  {
    field: 'name',
    headerName: 'Team',
    flex: 1,
    renderCell: ({ row, tabIndex }) => (
      <Link component="button" tabIndex={tabIndex}>
        {row.name}
      </Link>
    ),
  },
  { field: 'lead', headerName: 'Lead', flex: 1 },
];

export default function RowRecipesOpen() {
  const titleId = React.useId();
  const [team, setTeam] = React.useState<Team | null>(null);
  const [isOpen, setIsOpen] = React.useState(false);

  return (
    <Box
      role="group"
      aria-label="Teams that open in a dialog"
      sx={{ maxWidth: 520 }}
    >
      <DataGrid
        autoHeight
        hideFooter
        disableRowSelectionOnClick
        experimentalFeatures={{ ariaV7: true }}
        rows={teams}
        columns={columns}
        onRowClick={({ row }: GridRowParams<Team>) => {
          setTeam(row);
          setIsOpen(true);
        }}
        sx={{ '& .MuiDataGrid-row': { cursor: 'pointer' } }}
      />
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        aria-labelledby={titleId}
      >
        <DialogTitle id={titleId}>{team?.name}</DialogTitle>
        <DialogContent>Members: {team?.members.join(', ')}</DialogContent>
        <DialogActions>
          <Button onClick={() => setIsOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
