import * as React from 'react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const TEXTS = {
  loading: 'Loading parcels',
  empty: 'No parcel waits for you',
  failed: 'The parcels could not be loaded',
};
type State = keyof typeof TEXTS;

export default function TableNoRows() {
  const table = React.useRef<HTMLTableElement>(null);
  const [state, setState] = React.useState<State>('empty');

  const tryAgain = () => {
    setState('loading');
    table.current?.focus();
  };

  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State of the table"
        value={state}
        onChange={(_event, next: State | null) => next && setState(next)}
      >
        <ToggleButton value="loading">Loading</ToggleButton>
        <ToggleButton value="empty">Empty</ToggleButton>
        <ToggleButton value="failed">Failed</ToggleButton>
      </ToggleButtonGroup>
      <TableContainer>
        <Table
          ref={table}
          tabIndex={-1}
          aria-label="Parcels"
          aria-busy={state === 'loading'}
        >
          <TableHead>
            <TableRow>
              <TableCell>Sender</TableCell>
              <TableCell>Shelf</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {state === 'loading' ? (
              [72, 56, 64].map((width) => (
                <TableRow key={width}>
                  <TableCell>
                    <Skeleton width={`${width}%`} />
                  </TableCell>
                  <TableCell>
                    <Skeleton width="3ch" />
                  </TableCell>
                </TableRow>
              ))
            ) : (
              <TableRow>
                <TableCell colSpan={2} align="center" sx={{ height: 159 }}>
                  <Typography color="text.secondary">{TEXTS[state]}</Typography>
                  {state === 'failed' && (
                    <Button onClick={tryAgain}>Try again</Button>
                  )}
                </TableCell>
              </TableRow>
            )}
          </TableBody>
        </Table>
      </TableContainer>
      <Typography role="status" variant="caption" color="text.secondary">
        Announced: {TEXTS[state]}
      </Typography>
    </Stack>
  );
}
