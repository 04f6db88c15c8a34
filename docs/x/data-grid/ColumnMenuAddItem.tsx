import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiContext,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const rows = createOrders(20);

interface CountItemProps extends GridColumnMenuItemProps {
  onCount: (text: string) => void;
}

function CountItem({ colDef, onClick, onCount }: CountItemProps) {
  const apiRef = useGridApiContext();
  return (
    <MenuItem
      onClick={(event) => {
        const ids = apiRef.current.getAllRowIds();
        const values = ids.map((id): unknown =>
          apiRef.current.getCellValue(id, colDef.field),
        );
        onCount(`${colDef.headerName}: ${new Set(values).size} different values`);
        onClick(event);
      }}
    >
      Count values
    </MenuItem>
  );
}

export default function ColumnMenuAddItem() {
  const [message, setMessage] = React.useState('Open the menu of a column.');

  return (
    <div>
      <Box role="group" aria-label="Orders to count" sx={{ height: 300 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          rows={rows}
          columns={orderColumns}
          slotProps={{
            columnMenu: {
              slots: { countItem: CountItem },
              slotProps: { countItem: { displayOrder: 15, onCount: setMessage } },
            },
          }}
        />
      </Box>
      <Typography variant="body2" aria-live="polite" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </div>
  );
}
