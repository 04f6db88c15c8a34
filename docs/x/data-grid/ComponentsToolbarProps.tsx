import * as React from 'react';
import TextField from '@mui/material/TextField';
import { DataGrid, GridToolbarContainer, type GridColDef } from '@mui/x-data-grid';

interface SearchToolbarProps {
  search: string;
  onSearch: (search: string) => void;
}

function SearchToolbar({ search, onSearch }: SearchToolbarProps) {
  return (
    <GridToolbarContainer sx={{ p: 1 }}>
      <TextField
        size="small"
        label="File name"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
    </GridToolbarContainer>
  );
}

const slots = { toolbar: SearchToolbar };

const columns: GridColDef[] = [
  { field: 'id', headerName: 'File', minWidth: 150, flex: 1 },
  { field: 'size', headerName: 'Size (kB)', type: 'number', width: 110 },
];

const files = ['budget.xlsx', 'contract.pdf', 'logo.svg', 'minutes.docx'].map(
  (id, index) => ({ id, size: 12 + index * 140 }),
);

export default function ComponentsToolbarProps() {
  const [search, setSearch] = React.useState('');

  return (
    <div role="group" aria-label="Files">
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        hideFooter
        columns={columns}
        rows={files.filter(({ id }) => id.includes(search.toLowerCase()))}
        slots={slots}
        slotProps={{ toolbar: { search, onSearch: setSearch } }}
      />
    </div>
  );
}
