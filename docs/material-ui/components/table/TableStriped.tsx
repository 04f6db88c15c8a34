import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const settings = ['Notifications', 'Privacy', 'Billing', 'Team'];

export default function TableStriped() {
  return (
    <Table
      aria-label="Settings"
      sx={{
        '& tbody tr:nth-of-type(odd) > *': { bgcolor: 'action.hover' },
        '& tbody tr:last-child > *': { border: 0 },
      }}
    >
      <TableBody>
        {settings.map((setting, index) => (
          <TableRow key={setting}>
            <TableCell>{setting}</TableCell>
            <TableCell align="right">{index % 2 ? 'Off' : 'On'}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
