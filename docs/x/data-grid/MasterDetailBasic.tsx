import Box from '@mui/material/Box';
import { DataGridPro, type DataGridProProps } from '@mui/x-data-grid-pro';
import { invoiceColumns, invoices, type Invoice } from './masterDetailData';

const getDetailPanelContent: DataGridProProps<Invoice>['getDetailPanelContent'] = ({
  row,
}) => <Box sx={{ p: 2, pl: 12 }}>Deliver to {row.address}</Box>;

const getDetailPanelHeight = () => 'auto' as const;

export default function MasterDetailBasic() {
  return (
    <Box role="group" aria-label="Invoices" sx={{ height: 400 }}>
      <DataGridPro
        experimentalFeatures={{ ariaV7: true }}
        rows={invoices}
        columns={invoiceColumns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
      />
    </Box>
  );
}
