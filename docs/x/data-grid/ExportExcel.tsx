import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridExcelExportOptions,
  GridToolbarContainer,
  GridToolbarExport,
} from '@mui/x-data-grid-premium';
import { createOrders, orderColumns } from './orders';

const orders = createOrders(80);

const excelOptions: GridExcelExportOptions = {
  fileName: 'orders',
  columnsStyles: {
    total: { numFmt: '#,##0.00 "€"' },
    ordered: { numFmt: 'yyyy-mm-dd' },
  },
  exceljsPostProcess: async ({ worksheet }) => {
    worksheet.getRow(1).font = { bold: true };
    worksheet.views = [{ state: 'frozen', ySplit: 1 }];
    await Promise.resolve();
  },
};

function ExcelToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExport excelOptions={excelOptions} />
    </GridToolbarContainer>
  );
}

export default function ExportExcel() {
  return (
    <Box role="group" aria-label="Orders for Excel" sx={{ height: 360 }}>
      <DataGridPremium
        experimentalFeatures={{ ariaV7: true }}
        rows={orders}
        columns={orderColumns}
        slots={{ toolbar: ExcelToolbar }}
      />
    </Box>
  );
}
