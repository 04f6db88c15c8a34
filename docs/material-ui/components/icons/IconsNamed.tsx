import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Check from '@mui/icons-material/Check';
import Remove from '@mui/icons-material/Remove';

const HUTS = [
  { name: 'Larch hut', stove: true, water: true },
  { name: 'Pass hut', stove: true, water: false },
];

function Mark({ there }: { there: boolean }) {
  return there ? (
    <Check color="success" titleAccess="Yes" />
  ) : (
    <Remove color="action" titleAccess="No" />
  );
}

export default function IconsNamed() {
  return (
    <Table size="small" aria-label="What huts have">
      <TableHead>
        <TableRow>
          <TableCell>Hut</TableCell>
          <TableCell align="center">Stove</TableCell>
          <TableCell align="center">Water</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {HUTS.map(({ name, stove, water }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell align="center">
              <Mark there={stove} />
            </TableCell>
            <TableCell align="center">
              <Mark there={water} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
