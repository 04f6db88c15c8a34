import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid/DataGrid';

const columns = [{ field: 'customer', headerName: 'Customer', width: 200 }];

export default function ServerPagedGrid() {
  const [paginationModel, setPaginationModel] = React.useState({
    page: 0,
    pageSize: 5,
  });
  const rows = [1, 2, 3, 4, 5].map((place) => ({
    id: paginationModel.page * 5 + place,
    customer: `Customer ${paginationModel.page * 5 + place}`,
  }));
  return (
    <div style={{ height: 400, width: 600 }}>
      <DataGrid
        aria-label="Customers"
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        rowCount={120}
        paginationMode="server"
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        pageSizeOptions={[5]}
      />
    </div>
  );
}
