import Checkbox from '@mui/material/Checkbox';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridRowSelectionStateSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const orders = createOrders(18);

function PageCheckbox() {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridPaginatedVisibleSortedGridRowIdsSelector);
  const selection = useGridSelector(apiRef, gridRowSelectionStateSelector);
  const others = selection.filter((id) => !ids.includes(id));
  const count = selection.length - others.length;

  return (
    <Checkbox
      inputProps={{ 'aria-label': 'Select all rows of this page' }}
      checked={count > 0 && count === ids.length}
      indeterminate={count > 0 && count < ids.length}
      onChange={(event, checked) =>
        apiRef.current.setRowSelectionModel(checked ? [...others, ...ids] : others)
      }
    />
  );
}

const columns = [
  { ...GRID_CHECKBOX_SELECTION_COL_DEF, renderHeader: () => <PageCheckbox /> },
  ...orderColumns.slice(0, 4),
];

export default function RowSelectionPage() {
  return (
    <div role="group" aria-label="Orders, selected by page">
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        checkboxSelection
        rows={orders}
        columns={columns}
        pageSizeOptions={[5]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      />
    </div>
  );
}
