import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const TRAINS = [
  { id: '712', to: 'Utrecht', detail: '09.12, platform 4, quiet coach' },
  { id: '714', to: 'Utrecht', detail: '09.42, platform 4' },
  { id: '331', to: 'Zwolle', detail: '09.51, platform 11, bicycles allowed' },
];

export default function SelectPlatform() {
  const id = React.useId();

  return (
    <FormControl fullWidth>
      <InputLabel id={id}>Train</InputLabel>
      <Select
        labelId={id}
        label="Train"
        defaultValue="712"
        renderValue={(value) => {
          const train = TRAINS.find((entry) => entry.id === value);
          return train && `${train.to}, ${train.detail.slice(0, 5)}`;
        }}
      >
        {TRAINS.map((train) => (
          <MenuItem key={train.id} value={train.id} sx={{ whiteSpace: 'normal' }}>
            <ListItemText primary={train.to} secondary={train.detail} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
