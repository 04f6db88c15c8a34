import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  useGridApiRef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { invoiceColumns, invoices, type Invoice } from './masterDetailData';

const listArticles = ({ row }: GridRowParams<Invoice>) => (
  <Stack sx={{ height: 1, px: 2, justifyContent: 'center' }}>
    {row.lines.map(({ article }) => article).join(', ')}
  </Stack>
);

const getHeight = () => 48;

export default function MasterDetailExpandAll() {
  const apiRef = useGridApiRef();
  const setOpen = (rows: Invoice[]) =>
    apiRef.current.setExpandedDetailPanels(rows.map(({ id }) => id));

  return (
    <div>
      <Button onClick={() => setOpen(invoices)}>Expand all</Button>
      <Button onClick={() => setOpen([])}>Collapse all</Button>
      <Box role="group" aria-label="Invoices with articles" sx={{ height: 360 }}>
        <DataGridPro
          apiRef={apiRef}
          experimentalFeatures={{ ariaV7: true }}
          rows={invoices}
          columns={invoiceColumns}
          getDetailPanelContent={listArticles}
          getDetailPanelHeight={getHeight}
        />
      </Box>
    </div>
  );
}
