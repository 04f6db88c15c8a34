import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', width: 160 },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    editable: true,
    preProcessEditCellProps: ({ props }) => ({
      ...props,
      error: Number(props.value) < 0,
    }),
  },
];

export default function ValidatedCell() {
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid
        aria-label="Stock"
        experimentalFeatures={{ ariaV7: true }}
        rows={[{ id: 1, product: 'Lamp', stock: 4 }]}
        columns={columns}
      />
    </div>
  );
}
