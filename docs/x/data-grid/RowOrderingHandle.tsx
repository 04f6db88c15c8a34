import OpenWithIcon from '@mui/icons-material/OpenWith';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { createOrders } from './orders';
import { handleColumn, unsortedColumns } from './rowOrderingColumns';

// The text beside the pointer while a row is dragged.
const rows = createOrders(5).map((order) => ({
  ...order,
  __reorder__: `Order ${order.id}, ${order.customer}`,
}));

const columns = [...unsortedColumns.slice(0, 2), handleColumn];

export default function RowOrderingHandle() {
  return (
    <div role="group" aria-label="Orders with handles">
      <DataGridPro
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        hideFooter
        rows={rows}
        columns={columns}
        rowReordering
        slots={{ rowReorderIcon: OpenWithIcon }}
      />
    </div>
  );
}
