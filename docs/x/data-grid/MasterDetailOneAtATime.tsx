import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { invoiceColumns, invoices, type Invoice } from './masterDetailData';

const getAddress = ({ row }: GridRowParams<Invoice>) => (
  <Box component="p" sx={{ m: 0, p: 2 }}>
    {row.customer}, {row.address}
  </Box>
);

const getHeight = () => 56;

export default function MasterDetailOneAtATime() {
  const [openIds, setOpenIds] = React.useState<GridRowId[]>([2043]);

  return (
    <Box role="group" aria-label="Invoices, one open" sx={{ height: 380 }}>
      <DataGridPro
        experimentalFeatures={{ ariaV7: true }}
        rows={invoices}
        columns={invoiceColumns}
        getDetailPanelContent={getAddress}
        getDetailPanelHeight={getHeight}
        detailPanelExpandedRowIds={openIds}
        onDetailPanelExpandedRowIdsChange={(ids) => setOpenIds(ids.slice(-1))}
      />
    </Box>
  );
}
