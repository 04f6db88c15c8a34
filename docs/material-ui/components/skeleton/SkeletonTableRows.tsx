import * as React from 'react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const PAGES = [
  [
    ['Larch', '42', '18 m'],
    ['Stone pine', '17', '12 m'],
    ['Rowan', '63', '7 m'],
  ],
  [
    ['Birch', '88', '14 m'],
    ['Alder', '29', '11 m'],
    ['Juniper', '140', '2 m'],
  ],
];

export default function SkeletonTableRows() {
  const [page, setPage] = React.useState(0);
  const [loading, setLoading] = React.useState(false);

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const timer = setTimeout(() => setLoading(false), 1500);
    return () => clearTimeout(timer);
  }, [loading]);

  const handleTurn = () => {
    setPage(1 - page);
    setLoading(true);
  };

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Table size="small" aria-label="Trees" aria-busy={loading}>
        <TableHead>
          <TableRow>
            <TableCell>Tree</TableCell>
            <TableCell align="right">Count</TableCell>
            <TableCell align="right">Height</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {PAGES[page]?.map((cells) => (
            <TableRow key={cells[0]}>
              {cells.map((cell, column) => (
                <TableCell key={cell} align={column > 0 ? 'right' : 'left'}>
                  {loading ? (
                    <Skeleton
                      width={column > 0 ? '4ch' : '9ch'}
                      sx={{ marginInlineStart: column > 0 ? 'auto' : 0 }}
                    />
                  ) : (
                    cell
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Button variant="outlined" onClick={handleTurn}>
        Turn to page {2 - page}
      </Button>
    </Stack>
  );
}
