import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPro,
  GridLogicOperator,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';
import { createOrders, orderColumns } from './orders';

const rows = createOrders(80);

export default function MultiFiltersLogic() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    logicOperator: GridLogicOperator.Or,
    items: [
      { id: 1, field: 'total', operator: '<', value: 30 },
      { id: 2, field: 'total', operator: '>', value: 500 },
    ],
  });

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Logic operator"
        value={filterModel.logicOperator}
        onChange={(_, logicOperator: GridLogicOperator | null) =>
          logicOperator && setFilterModel({ ...filterModel, logicOperator })
        }
        sx={{ mb: 1 }}
      >
        <ToggleButton value={GridLogicOperator.And}>and</ToggleButton>
        <ToggleButton value={GridLogicOperator.Or}>or</ToggleButton>
      </ToggleButtonGroup>
      <Box role="group" aria-label="Smallest and largest" sx={{ height: 320 }}>
        <DataGridPro
          experimentalFeatures={{ ariaV7: true }}
          rows={rows}
          columns={orderColumns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </Box>
    </div>
  );
}
