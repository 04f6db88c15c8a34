import {
  GridActionsCellItem,
  GridRowModes,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';
import CancelIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import { orderColumns, type Order } from './orders';
import type { useEditingCrud } from './useEditingCrud';

const fields = ['id', 'customer', 'quantity', 'status'];

/** Columns with two buttons in each row: edit and delete, or save and cancel. */
export function createCrudColumns({
  modes,
  edit,
  finish,
  cancel,
  remove,
}: ReturnType<typeof useEditingCrud>): GridColDef<Order>[] {
  const createButtons = (id: GridRowId) =>
    modes[id]?.mode === GridRowModes.Edit
      ? [
          { label: 'Save', icon: <SaveIcon />, handle: finish },
          { label: 'Discard changes to', icon: <CancelIcon />, handle: cancel },
        ]
      : [
          { label: 'Edit', icon: <EditIcon />, handle: edit },
          { label: 'Delete', icon: <DeleteIcon />, handle: remove },
        ];

  return [
    ...orderColumns
      .filter(({ field }) => fields.includes(field))
      .map((column) => ({ ...column, editable: column.field !== 'id' })),
    {
      field: 'actions',
      headerName: 'Actions',
      type: 'actions',
      width: 100,
      getActions: ({ id }) =>
        // The place is the key, so that the focus stays when Edit becomes Save.
        createButtons(id).map(({ label, icon, handle }, place) => (
          <GridActionsCellItem
            key={place}
            icon={icon}
            label={`${label} order ${id}`}
            onClick={() => void handle(id)}
          />
        )),
    },
  ];
}
