import * as React from 'react';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';

const members = [
  { name: 'Mia Chen', team: 'Design' },
  { name: 'Omar Haddad', team: 'Platform' },
  { name: 'Lena Novak', team: 'Platform' },
];

export default function TableFilter() {
  const [query, setQuery] = React.useState('');
  const rows = members.filter(({ name, team }) =>
    `${name} ${team}`.toLowerCase().includes(query.trim().toLowerCase()),
  );

  return (
    <Stack spacing={1}>
      <TextField
        label="Search members"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        helperText={<span role="status">{rows.length} found</span>}
      />
      <Table aria-label="Members">
        <TableBody>
          {rows.map(({ name, team }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>{team}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Stack>
  );
}
