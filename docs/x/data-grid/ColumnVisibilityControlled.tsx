import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { DataGrid, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { shipmentColumns } from './shipmentColumns';
import { createShipments } from './shipments';

const rows = createShipments(20);
const optional = shipmentColumns.slice(2);

export default function ColumnVisibilityControlled() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>({
    weight: false,
    insured: false,
  });

  return (
    <div>
      <FormGroup row>
        {optional.map(({ field, headerName }) => (
          <FormControlLabel
            key={field}
            label={headerName}
            control={
              <Checkbox
                size="small"
                checked={model[field] !== false}
                onChange={(event) =>
                  setModel({ ...model, [field]: event.target.checked })
                }
              />
            }
          />
        ))}
      </FormGroup>
      <Box role="group" aria-label="Shipments" sx={{ height: 300 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          rows={rows}
          columns={shipmentColumns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
        />
      </Box>
    </div>
  );
}
