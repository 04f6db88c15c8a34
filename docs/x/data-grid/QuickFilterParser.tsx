import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridLogicOperator,
  GridToolbarQuickFilter,
} from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const orders = createOrders(80);

const splitAtCommas = (text: string) =>
  text
    .split(',')
    .map((term) => term.trim())
    .filter(Boolean);

const joinByCommas = (terms: string[]) => terms.join(', ');

function CommaToolbar() {
  return (
    <GridToolbarQuickFilter
      quickFilterParser={splitAtCommas}
      quickFilterFormatter={joinByCommas}
      sx={{ p: 1 }}
    />
  );
}

export default function QuickFilterParser() {
  return (
    <Box role="group" aria-label="Orders, terms with commas" sx={{ height: 360 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={orders}
        columns={orderColumns}
        slots={{ toolbar: CommaToolbar }}
        initialState={{
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['desk lamp', 'office chair'],
              quickFilterLogicOperator: GridLogicOperator.Or,
            },
          },
        }}
      />
    </Box>
  );
}
