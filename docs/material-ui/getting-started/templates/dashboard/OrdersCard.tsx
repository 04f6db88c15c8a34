import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import OrderRow from './OrderRow';
import OrdersHead from './OrdersHead';
import OrdersToolbar from './OrdersToolbar';
import type { OrdersState } from './useOrders';

export default function OrdersCard({ state }: { state: OrdersState }) {
  const titleId = React.useId();
  const rowsId = React.useId();
  const heading = React.useRef<HTMLHeadingElement>(null);
  const { selected, shown, found } = state;
  const focusHeading = () => heading.current?.focus();

  const toggle = (id: number) =>
    state.select(
      selected.includes(id)
        ? selected.filter((other) => other !== id)
        : [...selected, id],
    );

  return (
    <Card component="section" aria-labelledby={titleId}>
      <Typography
        ref={heading}
        id={titleId}
        tabIndex={-1}
        component="h2"
        variant="h6"
        sx={{ p: 2 }}
      >
        Orders
      </Typography>
      <OrdersToolbar state={state} onDone={focusHeading} />
      <TableContainer>
        <Table size="small" aria-labelledby={titleId}>
          <OrdersHead state={state} />
          <TableBody>
            {shown.map((order) => (
              <OrderRow
                key={order.id}
                order={order}
                selected={selected.includes(order.id)}
                onToggle={() => toggle(order.id)}
              />
            ))}
            {found.length === 0 && (
              <TableRow>
                <TableCell colSpan={6} sx={{ py: 6, textAlign: 'center' }}>
                  <Typography gutterBottom>No order fits these filters.</Typography>
                  <Button
                    variant="outlined"
                    onClick={() => {
                      state.clearFilters();
                      focusHeading();
                    }}
                  >
                    Clear filters
                  </Button>
                </TableCell>
              </TableRow>
            )}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={found.length}
        page={state.page}
        onPageChange={(_event, page) => state.setPage(page)}
        rowsPerPage={state.pageSize}
        rowsPerPageOptions={[5, 10, 25]}
        onRowsPerPageChange={(event) =>
          state.setPageSize(Number(event.target.value))
        }
        labelRowsPerPage="Rows:"
        SelectProps={{ id: rowsId, labelId: `${rowsId}-label` }}
        sx={{ '& .MuiTablePagination-toolbar': { px: 2, flexWrap: 'wrap' } }}
      />
    </Card>
  );
}
