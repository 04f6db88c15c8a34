import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  gridQuickFilterValuesSelector,
  GridToolbarQuickFilter,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const orders = createOrders(80);
const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function Highlighted({ text }: { text: string }) {
  const apiRef = useGridApiContext();
  const words = useGridSelector(apiRef, gridQuickFilterValuesSelector) ?? [];
  if (words.length === 0) {
    return text;
  }
  const parts = text.split(new RegExp(`(${words.map(escape).join('|')})`, 'i'));
  return (
    <span>
      {parts.map((part, index) =>
        index % 2 ? <mark key={index}>{part}</mark> : part,
      )}
    </span>
  );
}

const columns = orderColumns.map((column) =>
  column.field === 'customer' || column.field === 'product'
    ? {
        ...column,
        renderCell: ({ value }: { value?: string }) => (
          <Highlighted text={value ?? ''} />
        ),
      }
    : column,
);

const chair = { items: [], quickFilterValues: ['chair'] };

export default function QuickFilterHighlight() {
  return (
    <Box role="group" aria-label="Highlighted matches" sx={{ height: 360 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={orders}
        columns={columns}
        slots={{ toolbar: GridToolbarQuickFilter }}
        initialState={{ filter: { filterModel: chair } }}
      />
    </Box>
  );
}
