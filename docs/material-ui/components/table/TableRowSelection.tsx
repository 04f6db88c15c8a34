import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const files = ['Contract.pdf', 'Floor plan.png', 'Budget.xlsx'];

export default function TableRowSelection() {
  const [selected, setSelected] = React.useState(['Budget.xlsx']);
  const all = selected.length === files.length;

  const toggle = (file: string) =>
    setSelected(
      selected.includes(file)
        ? selected.filter((other) => other !== file)
        : [...selected, file],
    );

  return (
    <Table aria-label="Files">
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox">
            <Checkbox
              inputProps={{ 'aria-label': 'Select all files' }}
              checked={all}
              indeterminate={selected.length > 0 && !all}
              onChange={() => setSelected(all ? [] : files)}
            />
          </TableCell>
          <TableCell>{selected.length} selected</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {files.map((file) => (
          <TableRow key={file} hover selected={selected.includes(file)}>
            <TableCell padding="checkbox">
              <Checkbox
                inputProps={{ 'aria-label': `Select ${file}` }}
                checked={selected.includes(file)}
                onChange={() => toggle(file)}
              />
            </TableCell>
            <TableCell>{file}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
