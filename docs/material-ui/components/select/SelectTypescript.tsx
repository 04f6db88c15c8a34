import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';

const users = [
  { id: 17, name: 'Mia Chen' },
  { id: 23, name: 'Omar Haddad' },
];

export default function SelectTypescript() {
  const [userId, setUserId] = React.useState<number | ''>('');

  const handleChange = (event: SelectChangeEvent<number | ''>) =>
    setUserId(event.target.value as number);

  return (
    <Select<number | ''>
      fullWidth
      displayEmpty
      inputProps={{ 'aria-label': 'Owner' }}
      value={userId}
      onChange={handleChange}
    >
      <MenuItem value="" disabled>
        Select an owner
      </MenuItem>
      {users.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </Select>
  );
}
