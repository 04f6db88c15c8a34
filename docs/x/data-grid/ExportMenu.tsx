import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridCsvExportMenuItem,
  gridFilteredSortedRowEntriesSelector,
  GridToolbarContainer,
  GridToolbarExportContainer,
  type GridExportMenuItemProps,
  useGridApiContext,
} from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const orders = createOrders(6);

function JsonMenuItem({ hideMenu }: GridExportMenuItemProps<object>) {
  const apiRef = useGridApiContext();

  const download = () => {
    const rows = gridFilteredSortedRowEntriesSelector(apiRef);
    const json = JSON.stringify(rows.map(({ model }) => model));
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
    link.download = 'orders.json';
    link.click();
    URL.revokeObjectURL(link.href);
    hideMenu?.();
  };

  return <MenuItem onClick={download}>Download as JSON</MenuItem>;
}

function MenuToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExportContainer>
        <GridCsvExportMenuItem />
        <JsonMenuItem />
      </GridToolbarExportContainer>
    </GridToolbarContainer>
  );
}

export default function ExportMenu() {
  return (
    <div role="group" aria-label="Orders, export as JSON">
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        hideFooter
        rows={orders}
        columns={orderColumns}
        slots={{ toolbar: MenuToolbar }}
      />
    </div>
  );
}
