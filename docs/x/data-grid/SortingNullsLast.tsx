import {
  DataGrid,
  gridNumberComparator,
  type GridApi,
  type GridColDef,
  type GridComparatorFn,
} from '@mui/x-data-grid';
import { createShipments } from './shipments';

const rows = createShipments(6).map(({ id, reference, weight }) => ({
  id,
  reference,
  weight: id % 3 === 0 ? null : weight,
}));

const compareNullsLast: GridComparatorFn<number | null> = (
  one,
  other,
  oneParams,
  otherParams,
) => {
  if (one !== null && other !== null) {
    return gridNumberComparator(one, other, oneParams, otherParams);
  }
  const [item] = (oneParams.api as GridApi).getSortModel();
  const isDescending = item?.sort === 'desc';
  return (Number(one === null) - Number(other === null)) * (isDescending ? -1 : 1);
};

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Reference', flex: 1 },
  {
    field: 'weight',
    headerName: 'Weight (kg)',
    type: 'number',
    flex: 1,
    sortComparator: compareNullsLast,
  },
];

export default function SortingNullsLast() {
  return (
    <div role="group" aria-label="Shipments, unknown weights last">
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        hideFooter
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'weight', sort: 'desc' }] },
        }}
      />
    </div>
  );
}
