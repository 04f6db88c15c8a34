import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Table from '@mui/joy/Table';

const USERS = [
  { name: 'Ana Costa', role: 'Owner' },
  { name: 'Ben Miller', role: 'Member' },
];

export default function CheckboxTable() {
  const [selected, setSelected] = React.useState<ReadonlySet<string>>(new Set());

  return (
    <Table aria-label="Users" sx={{ '& td:first-of-type': { width: 40 } }}>
      <thead>
        <tr>
          <td />
          <th scope="col">Name</th>
          <th scope="col">Role</th>
        </tr>
      </thead>
      <tbody>
        {USERS.map(({ name, role }) => (
          <tr key={name}>
            <td>
              <Checkbox
                checked={selected.has(name)}
                slotProps={{ input: { 'aria-label': `Select ${name}` } }}
                onChange={() => {
                  const next = new Set(selected);
                  if (!next.delete(name)) next.add(name);
                  setSelected(next);
                }}
                sx={{ verticalAlign: 'sub' }}
              />
            </td>
            <th scope="row">{name}</th>
            <td>{role}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
