import * as React from 'react';
import { DataGridPremium, gridClasses } from '@mui/x-data-grid-premium';
import { groupedOrderColumns } from './groupedOrderColumns';
import { createOrders } from './orders';

const edges = ['Top', 'Bottom', 'Left', 'Right'] as const;

const borders = Object.fromEntries(
  edges.map((edge) => [
    `& .${gridClasses[`cell--range${edge}`]}`,
    { [`border${edge}`]: '2px solid', [`border${edge}Color`]: 'secondary.main' },
  ]),
);

const initialState = {
  cellSelection: {
    2: { country: true, product: true },
    3: { country: true, product: true },
  },
};

export default function CellSelectionStyle() {
  const rows = React.useMemo(() => createOrders(5), []);

  return (
    <div role="group" aria-label="A range with a border">
      <DataGridPremium
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        hideFooter
        rows={rows}
        columns={groupedOrderColumns}
        unstable_cellSelection
        disableRowSelectionOnClick
        initialState={initialState}
        sx={borders}
      />
    </div>
  );
}
