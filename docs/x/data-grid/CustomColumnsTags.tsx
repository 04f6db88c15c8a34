import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { TagsEditCell, type FileRow } from './customColumnsTagsCell';

const columns: GridColDef<FileRow>[] = [
  { field: 'file', headerName: 'File', width: 120 },
  {
    field: 'tags',
    headerName: 'Tags',
    minWidth: 230,
    flex: 1,
    editable: true,
    sortComparator: (a: string[], b: string[]) => a.join().localeCompare(b.join()),
    valueFormatter: ({ value }: { value: string[] }) => value.join(', '),
    renderEditCell: (params) => <TagsEditCell {...params} />,
  },
];

const rows = [
  { id: 1, file: 'offer.pdf', tags: ['draft'] },
  { id: 2, file: 'lease.pdf', tags: ['contract', 'signed'] },
];

export default function CustomColumnsTags() {
  return (
    <div role="group" aria-label="Files with tags">
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
