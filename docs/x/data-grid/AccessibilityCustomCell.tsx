import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

function StarButton({ hasFocus, id }: GridRenderCellParams) {
  const ref = React.useRef<HTMLButtonElement>(null);
  const [isStarred, setIsStarred] = React.useState(false);

  React.useEffect(() => {
    if (hasFocus) {
      ref.current?.focus();
    }
  }, [hasFocus]);

  return (
    <Button
      ref={ref}
      size="small"
      variant={isStarred ? 'contained' : 'outlined'}
      tabIndex={hasFocus ? 0 : -1}
      aria-label={`Star ${id}`}
      aria-pressed={isStarred}
      onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
      onClick={() => setIsStarred(!isStarred)}
    >
      Star
    </Button>
  );
}

const renderStar = (params: GridRenderCellParams) => <StarButton {...params} />;

const columns: GridColDef[] = [
  { field: 'id', headerName: 'File', minWidth: 130, flex: 1 },
  { field: 'star', headerName: 'Star', width: 110, renderCell: renderStar },
];

const rows = [{ id: 'budget.xlsx' }, { id: 'contract.pdf' }, { id: 'logo.svg' }];

export default function AccessibilityCustomCell() {
  return (
    <div role="group" aria-label="Files">
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        hideFooter
        disableRowSelectionOnClick
        rows={rows}
        columns={columns}
      />
    </div>
  );
}
