import * as React from 'react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

export default function TableEmptyState() {
  const [loading, setLoading] = React.useState(false);

  return (
    <div>
      <Button onClick={() => setLoading(!loading)}>
        {loading ? 'Stop loading' : 'Load projects'}
      </Button>
      <Table aria-label="Projects" aria-busy={loading}>
        <TableHead>
          <TableRow>
            <TableCell>Project</TableCell>
            <TableCell>Owner</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {loading ? (
            <TableRow>
              <TableCell>
                <Skeleton />
              </TableCell>
              <TableCell>
                <Skeleton width="60%" />
              </TableCell>
            </TableRow>
          ) : (
            <TableRow>
              <TableCell colSpan={2} align="center" sx={{ color: 'text.secondary' }}>
                No projects yet
              </TableCell>
            </TableRow>
          )}
        </TableBody>
      </Table>
    </div>
  );
}
