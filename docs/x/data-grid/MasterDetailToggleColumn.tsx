import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { invoiceColumns, invoices, type Invoice } from './masterDetailData';

const columns: GridColDef<Invoice>[] = [
  ...invoiceColumns.filter(({ field }) => field !== GRID_DETAIL_PANEL_TOGGLE_FIELD),
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    headerName: 'Address',
    width: 120,
    renderHeader: () => 'Address',
    // The grid toggles the panel on click: the button needs no handler.
    renderCell: ({ row, value: isOpen }: GridRenderCellParams<Invoice, boolean>) => (
      <Button
        size="small"
        tabIndex={-1}
        aria-expanded={isOpen}
        aria-label={`Address of invoice ${row.id}`}
        endIcon={<ExpandMoreIcon sx={{ rotate: isOpen ? '180deg' : '0deg' }} />}
      >
        Address
      </Button>
    ),
  },
];

const getAddress = ({ row }: GridRowParams<Invoice>) => (
  <Box p={2}>{row.address}</Box>
);

const getHeight = () => 'auto' as const;

export default function MasterDetailToggleColumn() {
  return (
    <Box role="group" aria-label="Invoices with addresses" sx={{ height: 360 }}>
      <DataGridPro
        experimentalFeatures={{ ariaV7: true }}
        rows={invoices}
        columns={columns}
        getDetailPanelContent={getAddress}
        getDetailPanelHeight={getHeight}
      />
    </Box>
  );
}
