import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const LETTERS = [
  { year: 1871, about: 'Asks for seeds of the blue poppy', pages: 2 },
  { year: 1874, about: 'Describes the frost in May and what was saved', pages: 6 },
  { year: 1880, about: 'Thanks for the drawings', pages: 1 },
];

const SAME_COLUMNS = {
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
};

export default function TableGrid() {
  return (
    <Table
      component="div"
      size="small"
      aria-label="Letters of a gardener"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(120px, 1fr) auto',
      }}
    >
      <TableRow component="div" sx={SAME_COLUMNS}>
        {['Year', 'What it is about', 'Pages'].map((name) => (
          <TableCell
            key={name}
            component="div"
            role="columnheader"
            sx={{ fontWeight: 500 }}
          >
            {name}
          </TableCell>
        ))}
      </TableRow>
      <TableBody component="div" sx={SAME_COLUMNS}>
        {LETTERS.map(({ year, about, pages }) => (
          <TableRow key={year} component="div" sx={SAME_COLUMNS}>
            <TableCell component="div" role="rowheader">
              {year}
            </TableCell>
            <TableCell component="div" role="cell">
              {about}
            </TableCell>
            <TableCell component="div" role="cell">
              {pages}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
