import Box from '@mui/material/Box';
import { DataGridPro, type GridRowParams } from '@mui/x-data-grid-pro';
import {
  invoiceColumns,
  invoices,
  lineColumns,
  type Invoice,
} from './masterDetailData';

// Roles of a row, as the panel is among the rows of the grid.
const getLines = ({ row }: GridRowParams<Invoice>) => (
  <Box role="row" sx={{ p: 2 }}>
    <div role="gridcell">
      <div role="group" aria-label={`Lines of invoice ${row.id}`}>
        <DataGridPro
          experimentalFeatures={{ ariaV7: true }}
          autoHeight
          hideFooter
          density="compact"
          rows={row.lines}
          columns={lineColumns}
        />
      </div>
    </div>
  </Box>
);

const getHeight = () => 'auto' as const;

export default function MasterDetailNestedGrid() {
  return (
    <Box role="group" aria-label="Invoices with lines" sx={{ height: 440 }}>
      <DataGridPro
        experimentalFeatures={{ ariaV7: true }}
        rows={invoices}
        columns={invoiceColumns}
        initialState={{ detailPanel: { expandedRowIds: [2042] } }}
        getDetailPanelContent={getLines}
        getDetailPanelHeight={getHeight}
      />
    </Box>
  );
}
