import Box from '@mui/material/Box';
import { DataGrid, type GridPreProcessEditCellProps } from '@mui/x-data-grid';
import { createOrderServer } from './orderServer';
import { createOrders, orderColumns } from './orders';

const server = createOrderServer({ latency: 700 });
const orders = createOrders(12);

async function checkCustomer({ props, hasChanged }: GridPreProcessEditCellProps) {
  if (!hasChanged) {
    return props;
  }
  const value = String(props.value);
  const { rowCount } = await server.list({
    pageSize: 1,
    filterModel: { items: [{ field: 'customer', operator: 'equals', value }] },
  });
  return { ...props, error: !value || rowCount === 0 };
}

const columns = orderColumns
  .slice(0, 4)
  .map((column) =>
    column.field === 'customer'
      ? { ...column, editable: true, preProcessEditCellProps: checkCustomer }
      : column,
  );

export default function EditingAsyncValidation() {
  return (
    <Box role="group" aria-label="Orders of known customers" sx={{ height: 360 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={orders}
        columns={columns}
      />
    </Box>
  );
}
