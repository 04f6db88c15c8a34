import * as React from 'react';
import { Box } from '@mui/system';

const values = ['flex-start', 'center', 'flex-end', 'space-between', 'space-evenly'];

export default function FlexboxJustify() {
  const id = React.useId();
  const [value, setValue] = React.useState('space-between');

  return (
    <div>
      <label htmlFor={id}>justifyContent </label>
      <select
        id={id}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      >
        {values.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <Box
        sx={{
          display: 'flex',
          justifyContent: value,
          mt: 2,
          bgcolor: 'light-dark(#eee, #2c2c2c)',
        }}
      >
        {['Mon', 'Tue', 'Wed'].map((day) => (
          <Box
            key={day}
            sx={{ p: 1, color: '#fff', bgcolor: 'light-dark(#2b5aa0, #3a62a0)' }}
          >
            {day}
          </Box>
        ))}
      </Box>
    </div>
  );
}
