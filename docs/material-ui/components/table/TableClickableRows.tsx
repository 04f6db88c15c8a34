import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const projects = [
  { name: 'Website relaunch', href: '/material-ui/', status: 'Active' },
  { name: 'Mobile app', href: '/joy-ui/', status: 'Paused' },
];

export default function TableClickableRows() {
  return (
    <Table aria-label="Projects">
      <TableBody>
        {projects.map(({ name, href, status }) => (
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
            <TableCell>{status}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
