import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useGridApiContext, type GridRenderEditCellParams } from '@mui/x-data-grid';

const TAGS = ['contract', 'draft', 'invoice', 'signed', 'urgent'];

export interface FileRow {
  id: number;
  file: string;
  tags: string[];
}

/** Editor of a column whose values are lists of tags. */
export function TagsEditCell({
  id,
  field,
  value,
  colDef,
}: GridRenderEditCellParams<FileRow, string[]>) {
  const apiRef = useGridApiContext();
  const [open, setOpen] = React.useState(false);
  return (
    <Autocomplete
      multiple
      fullWidth
      size="small"
      limitTags={1}
      options={TAGS}
      value={value}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onChange={(_event, next) =>
        apiRef.current.setEditCellValue({ id, field, value: next })
      }
      onKeyDown={(event) => open && event.stopPropagation()}
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus
          inputProps={{ ...params.inputProps, 'aria-label': colDef.headerName }}
        />
      )}
    />
  );
}
