import {
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

/** A select that saves as soon as an option is chosen. */
export function SaveOnSelect(params: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const { id, field, colDef } = params;

  return (
    <GridEditSingleSelectCell
      {...params}
      inputProps={{ 'aria-label': colDef.headerName }}
      onValueChange={async (event, value: unknown) => {
        await apiRef.current.setEditCellValue({ id, field, value });
        // Enter in the list has already ended editing.
        if (apiRef.current.getCellMode(id, field) === 'edit') {
          apiRef.current.stopCellEditMode({ id, field });
        }
      }}
    />
  );
}
