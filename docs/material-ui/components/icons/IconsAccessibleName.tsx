import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';

const FEATURES = [
  { name: 'Unlimited projects', included: true },
  { name: 'Audit log', included: true },
  { name: 'Phone support', included: false },
];

export default function IconsAccessibleName() {
  return (
    <Table size="small" aria-label="Features of the Team plan">
      <TableBody>
        {FEATURES.map(({ name, included }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell align="right">
              {included ? (
                <CheckIcon color="success" titleAccess="Included" />
              ) : (
                <CloseIcon color="action" titleAccess="Not included" />
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
