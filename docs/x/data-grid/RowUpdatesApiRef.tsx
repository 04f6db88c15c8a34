import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Upload {
  id: number;
  file: string;
  progress: number;
}

const uploads: Upload[] = [
  { id: 1, file: 'contract.pdf', progress: 0 },
  { id: 2, file: 'photos.zip', progress: 0 },
];

const columns: GridColDef<Upload>[] = [
  { field: 'file', headerName: 'File', flex: 1 },
  { field: 'progress', headerName: 'Progress (%)', type: 'number', width: 130 },
];

export default function RowUpdatesApiRef() {
  const apiRef = useGridApiRef();
  const nextId = React.useRef(3);

  const advance = (id: number) => {
    const upload: Upload | null = apiRef.current.getRow(id);
    const progress = Math.min((upload?.progress ?? 0) + 20, 100);
    apiRef.current.updateRows([{ id, progress }]);
  };
  const add = () => {
    const id = nextId.current++;
    apiRef.current.updateRows([{ id, file: `scan-${id}.png`, progress: 0 }]);
  };

  const remove = (id: number) =>
    apiRef.current.updateRows([{ id, _action: 'delete' }]);

  return (
    <Box role="group" aria-label="Uploads" sx={{ maxWidth: 560 }}>
      <Button onClick={() => advance(1)}>Update file 1</Button>
      <Button onClick={add}>Add a file</Button>
      <Button onClick={() => remove(2)}>Delete file 2</Button>
      <DataGrid
        apiRef={apiRef}
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        rows={uploads}
        columns={columns}
      />
    </Box>
  );
}
