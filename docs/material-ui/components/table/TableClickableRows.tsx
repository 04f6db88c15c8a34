import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const LIBRARIES = [
  { name: 'Material UI', href: '/material-ui/', look: 'Material Design' },
  { name: 'Joy UI', href: '/joy-ui/', look: 'one of its own' },
  { name: 'Base UI', href: '/base-ui/', look: 'none' },
];

export default function TableRowLinks() {
  return (
    <TableContainer>
      <Table aria-label="Component libraries">
        <TableHead>
          <TableRow>
            <TableCell>Library</TableCell>
            <TableCell>Look</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {LIBRARIES.map(({ name, href, look }) => (
            <TableRow
              key={name}
              hover
              sx={{
                position: 'relative',
                '&:focus-within': { outline: '2px solid', outlineOffset: -2 },
              }}
            >
              <TableCell component="th" scope="row">
                <Link
                  href={href}
                  sx={{
                    outline: 0,
                    '&::after': { content: '""', position: 'absolute', inset: 0 },
                  }}
                >
                  {name}
                </Link>
              </TableCell>
              <TableCell>{look}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
