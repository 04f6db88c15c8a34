import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const files = [
  { name: 'Quarterly report with all appendices (final).pdf', size: '4.2 MB' },
  { name: 'Notes.txt', size: '3 kB' },
];

export default function TableColumnWidths() {
  return (
    <Table aria-label="Attachments" sx={{ tableLayout: 'fixed' }}>
      <TableHead>
        <TableRow>
          <TableCell>File</TableCell>
          <TableCell align="right" sx={{ width: 110 }}>
            Size
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {files.map(({ name, size }) => (
          <TableRow key={name}>
            <TableCell
              title={name}
              sx={{
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                whiteSpace: 'nowrap',
              }}
            >
              {name}
            </TableCell>
            <TableCell align="right">{size}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
