import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const OCCASIONS = ['Birthday', 'Farewell', 'Housewarming', 'Retirement', 'Wedding'];

export default function AutocompleteFreeText() {
  const [occasion, setOccasion] = React.useState('');

  return (
    <div>
      <Autocomplete
        freeSolo
        options={OCCASIONS}
        inputValue={occasion}
        onInputChange={(_event, next) => setOccasion(next)}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Occasion"
            helperText="Ours are suggestions, write your own"
          />
        )}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        On the card: {occasion || 'no occasion'}
      </Typography>
    </div>
  );
}
