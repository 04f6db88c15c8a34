import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { GridToolbarContainer, GridToolbarExport } from '@mui/x-data-grid';

function ExportToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExport csvOptions={{ fileName: 'orders' }} />
    </GridToolbarContainer>
  );
}

export default function CsvToolbar() {
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid
        aria-label="Orders"
        experimentalFeatures={{ ariaV7: true }}
        rows={[{ id: 1041, customer: 'Mia Chen' }]}
        columns={[{ field: 'customer', headerName: 'Customer' }]}
        slots={{ toolbar: ExportToolbar }}
      />
    </div>
  );
}
