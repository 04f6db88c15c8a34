import * as React from 'react';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const roles = ['Viewer', 'Editor', 'Admin'];

export default function RadioTable() {
  const id = React.useId();
  const [users, setUsers] = React.useState({ Mia: 'Admin', Omar: 'Viewer' });

  return (
    <Table size="small" padding="none" aria-label="Roles of users">
      <TableHead>
        <TableRow>
          <TableCell>User</TableCell>
          {roles.map((role) => (
            <TableCell key={role}>{role}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {Object.entries(users).map(([user, current]) => (
          <TableRow key={user}>
            <TableCell component="th" scope="row">
              {user}
            </TableCell>
            {roles.map((role) => (
              <TableCell key={role}>
                <Radio
                  name={id + user}
                  value={role}
                  checked={role === current}
                  onChange={() => setUsers({ ...users, [user]: role })}
                  inputProps={{ 'aria-label': `${user}: ${role}` }}
                />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
