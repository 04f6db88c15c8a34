import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { createOrders, type Order } from './orders';

const orders = createOrders(5);

function findFault(value: unknown): string {
  const quantity = Number(value);
  if (!Number.isInteger(quantity) || quantity < 1) {
    return 'Enter a whole number above 0.';
  }
  return quantity > 20 ? 'Orders end at 20 pieces.' : '';
}

interface QuantityInputProps extends GridRenderEditCellParams {
  error?: string;
}

function QuantityInput({ error, ...params }: QuantityInputProps) {
  return (
    <Tooltip open={Boolean(error)} title={error ?? ''} placement="bottom-start">
      <Box sx={{ width: 1 }}>
        <GridEditInputCell
          {...params}
          error={Boolean(error)}
          inputProps={{ 'aria-label': error ? `Quantity. ${error}` : 'Quantity' }}
        />
      </Box>
    </Tooltip>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 140,
    editable: true,
    preProcessEditCellProps: ({ props }) => ({
      ...props,
      error: findFault(props.value),
    }),
    renderEditCell: (params) => <QuantityInput {...params} />,
  },
];

export default function EditingErrorMessage() {
  return (
    <div role="group" aria-label="Quantities with error messages">
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        hideFooter
        rows={orders}
        columns={columns}
        sx={{
          '& .MuiDataGrid-editInputCell.Mui-error': {
            border: 2,
            borderColor: 'error.main',
          },
        }}
      />
    </div>
  );
}
