import * as React from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import { fetchEvents, type EventPage } from './fetchEvents';

export default function TableServerPagination() {
  const [page, setPage] = React.useState(0);
  const [data, setData] = React.useState<EventPage>({ rows: [], hasMore: true });
  const loading = data.page !== page;

  React.useEffect(() => {
    let ignore = false;
    void fetchEvents(page).then((next) => {
      if (!ignore) setData(next);
    });
    return () => {
      ignore = true;
    };
  }, [page]);

  return (
    <div>
      <LinearProgress
        aria-label="Loading events"
        sx={{ visibility: loading ? 'visible' : 'hidden' }}
      />
      <Table size="small" aria-label="Audit log" aria-busy={loading}>
        <TableBody>
          {data.rows.map((row) => (
            <TableRow key={row}>
              <TableCell>{row}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <TablePagination
        component="div"
        count={data.hasMore ? -1 : page * 4 + data.rows.length}
        page={page}
        onPageChange={(_event, next) => setPage(next)}
        rowsPerPage={4}
        rowsPerPageOptions={[]}
      />
    </div>
  );
}
