import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, file: 'contract.pdf', access: 'w' },
  { id: 2, file: 'offer.docx', access: 'r' },
  { id: 3, file: 'notes.txt', access: 'n' },
];

const columns: GridColDef[] = [
  { field: 'file', headerName: 'File', minWidth: 130, flex: 1 },
  {
    field: 'access',
    headerName: 'Access',
    type: 'singleSelect',
    width: 150,
    editable: true,
    valueOptions: [
      { value: 'n', label: 'No access' },
      { value: 'r', label: 'Can read' },
      { value: 'w', label: 'Can write' },
    ],
  },
];

export default function ColumnDefinitionSingleSelect() {
  return (
    <div role="group" aria-label="Files and access">
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        hideFooter
        rows={rows}
        columns={columns}
      />
    </div>
  );
}
