import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GRID_ROOT_GROUP_ID,
  gridAggregationLookupSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { groupedOrderColumns } from './groupedOrderColumns';
import { createOrders } from './orders';

function TotalFooter() {
  const apiRef = useGridApiContext();
  const lookup = useGridSelector(apiRef, gridAggregationLookupSelector);
  const sum = (lookup?.[GRID_ROOT_GROUP_ID]?.total?.value ?? 0) as number;

  return (
    <Typography aria-live="polite" sx={{ p: 2, textAlign: 'end' }}>
      All orders shown: <strong>€{sum.toLocaleString('en-GB')}</strong>
    </Typography>
  );
}

const getAggregationPosition = () => 'inline' as const;
const aggregationModel = { total: 'sum' };
const slots = { footer: TotalFooter };

export default function AggregationOutside() {
  const rows = React.useMemo(() => createOrders(5), []);

  return (
    <div role="group" aria-label="Orders with their sum in the footer">
      <DataGridPremium
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        rows={rows}
        columns={groupedOrderColumns}
        aggregationModel={aggregationModel}
        getAggregationPosition={getAggregationPosition}
        slots={slots}
      />
    </div>
  );
}
