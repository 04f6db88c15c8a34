import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectPlaceholder() {
  const [status, setStatus] = React.useState('');

  return (
    <Select
      fullWidth
      displayEmpty
      inputProps={{ 'aria-label': 'Status' }}
      value={status}
      onChange={(event) => setStatus(event.target.value)}
      sx={{ color: status ? 'text.primary' : 'text.secondary' }}
    >
      <MenuItem value="">All statuses</MenuItem>
      <MenuItem value="open">Open</MenuItem>
      <MenuItem value="paid">Paid</MenuItem>
      <MenuItem value="overdue">Overdue</MenuItem>
    </Select>
  );
}
