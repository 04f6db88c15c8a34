import * as React from 'react';
import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import TablePagination from '@mui/material/TablePagination';
import Typography from '@mui/material/Typography';

const LAMPS = Array.from({ length: 34 }, (_, index) => `Lamp ${index + 1}`);
const SIZE = 6;

interface NumbersProps {
  count: number;
  page: number;
  rowsPerPage: number;
  onPageChange: (event: null, page: number) => void;
}

function Numbers({ count, page, rowsPerPage, onPageChange }: NumbersProps) {
  return (
    <Pagination
      size="small"
      siblingCount={0}
      count={Math.ceil(count / rowsPerPage)}
      page={page + 1}
      onChange={(_event, next) => onPageChange(null, next - 1)}
      aria-label="Pages of lamps"
    />
  );
}

export default function PaginationTableNumbers() {
  const [page, setPage] = React.useState(2);

  return (
    <Box>
      <Typography>
        {LAMPS.slice(page * SIZE, (page + 1) * SIZE).join(', ')}
      </Typography>
      <TablePagination
        component="div"
        count={LAMPS.length}
        page={page}
        onPageChange={(_event, next) => setPage(next)}
        rowsPerPage={SIZE}
        rowsPerPageOptions={[]}
        ActionsComponent={Numbers}
        sx={{
          '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', gap: 1, p: 0 },
          '& .MuiTablePagination-spacer': { display: 'none' },
        }}
      />
    </Box>
  );
}
