import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { createOrderServer, type OrderPage } from './orderServer';
import { orderColumns } from './orders';

const server = createOrderServer({ count: 75 });
const pageSize = 10;
const columns = orderColumns.map((column) => ({
  ...column,
  disableColumnMenu: true,
  sortable: false,
}));

export default function PaginationCursor() {
  const [page, setPage] = React.useState(0);
  const [answers, setAnswers] = React.useState<readonly OrderPage[]>([]);
  const shown = answers[page];

  React.useEffect(() => {
    if (shown) {
      return undefined;
    }
    let isOutdated = false;
    const after = answers[page - 1]?.next ?? null;
    void server.list({ after, pageSize }).then((answer) => {
      if (!isOutdated) {
        setAnswers([...answers, answer]);
      }
    });
    return () => {
      isOutdated = true;
    };
  }, [answers, page, shown]);

  return (
    <Box role="group" aria-label="Orders by cursor" sx={{ height: 400 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={shown?.rows ?? []}
        columns={columns}
        loading={!shown}
        slotProps={{ loadingOverlay: { 'aria-hidden': true } }}
        paginationMode="server"
        rowCount={answers[0]?.rowCount ?? 0}
        pageSizeOptions={[pageSize]}
        paginationModel={{ page, pageSize }}
        onPaginationModelChange={(model) => {
          setPage(Math.min(model.page, answers.length));
        }}
      />
    </Box>
  );
}
