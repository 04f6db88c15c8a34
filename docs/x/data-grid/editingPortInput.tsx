import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useGridApiContext, type GridRenderEditCellParams } from '@mui/x-data-grid';

interface PortInputProps extends GridRenderEditCellParams {
  ports: readonly string[];
}

export function PortInput({ id, field, value, hasFocus, ports }: PortInputProps) {
  const apiRef = useGridApiContext();
  const input = React.useRef<HTMLInputElement>(null);

  React.useEffect(() => {
    if (hasFocus) {
      input.current?.focus();
    }
  }, [hasFocus]);

  return (
    <Autocomplete
      fullWidth
      disableClearable
      options={ports}
      value={String(value)}
      onChange={(event, port) =>
        void apiRef.current.setEditCellValue({ id, field, value: port })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={input}
          size="small"
          inputProps={{ ...params.inputProps, 'aria-label': 'Destination' }}
        />
      )}
    />
  );
}
