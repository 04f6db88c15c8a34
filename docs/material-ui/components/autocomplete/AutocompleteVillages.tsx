import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Village {
  id: number;
  name: string;
  county: string;
}

const VILLAGES: Village[] = [
  { id: 11, name: 'Ashford', county: 'Kent' },
  { id: 12, name: 'Ashford', county: 'Surrey' },
  { id: 31, name: 'Newport', county: 'Essex' },
  { id: 32, name: 'Newport', county: 'Shropshire' },
];

/** As it comes from storage: equal, but not the same object. */
const SAVED: Village = { id: 31, name: 'Newport', county: 'Essex' };

export default function AutocompleteVillages() {
  const [village, setVillage] = React.useState<Village | null>(SAVED);

  return (
    <div>
      <Autocomplete
        options={VILLAGES}
        value={village}
        onChange={(_event, next) => setVillage(next)}
        getOptionLabel={({ name, county }) => `${name}, ${county}`}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        renderInput={(params) => <TextField {...params} label="Village" />}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        {village ? `Number ${village.id} is saved` : 'Nothing is saved'}
      </Typography>
    </div>
  );
}
