import * as React from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const SIZE = 4;
const EVENTS = ['Gate opened', 'Pump started', 'Level reached', 'Pump stopped'];

/** Stands for a request: a log of eleven entries that does not tell its length. */
function loadPage(page: number) {
  const from = page * SIZE;
  const entries = Array.from({ length: Math.min(SIZE, 11 - from) }, (_, index) => ({
    number: from + index + 1,
    text: EVENTS[(from + index) % EVENTS.length],
  }));
  return { entries, isLast: from + SIZE >= 11 };
}

export default function TableUnknownCount() {
  const [page, setPage] = React.useState(0);
  const [loaded, setLoaded] = React.useState(() => loadPage(0));
  const [loading, setLoading] = React.useState(false);
  const table = React.useRef<HTMLTableElement>(null);
  const timer = React.useRef<number | undefined>(undefined);

  React.useEffect(() => () => window.clearTimeout(timer.current), []);

  const goTo = (next: number) => {
    window.clearTimeout(timer.current);
    setLoading(true);
    timer.current = window.setTimeout(() => {
      const loadedPage = loadPage(next);
      setLoaded(loadedPage);
      setPage(next);
      setLoading(false);
      // At both ends a button is disabled and would take the focus with it.
      if (next === 0 || loadedPage.isLast) {
        table.current?.focus();
      }
    }, 600);
  };

  const end = page * SIZE + loaded.entries.length;

  return (
    <div>
      <TableContainer aria-busy={loading}>
        <LinearProgress
          aria-label="Loading entries"
          sx={{ visibility: loading ? 'visible' : 'hidden' }}
        />
        <Table ref={table} tabIndex={-1} size="small" aria-label="Log of the lock">
          <TableHead>
            <TableRow>
              <TableCell align="right">Entry</TableCell>
              <TableCell>Event</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {loaded.entries.map(({ number, text }) => (
              <TableRow key={number}>
                <TableCell align="right">{number}</TableCell>
                <TableCell>{text}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={loaded.isLast ? end : -1}
        page={page}
        rowsPerPage={SIZE}
        rowsPerPageOptions={[]}
        labelDisplayedRows={({ from, count }) => (
          <span role="status">
            Entries {from} to {end}
            {count === -1 ? ', there are more' : ', the last'}
          </span>
        )}
        getItemAriaLabel={(type) =>
          type === 'next' ? 'Later entries' : 'Earlier entries'
        }
        onPageChange={(_event, next) => goTo(next)}
      />
    </div>
  );
}
