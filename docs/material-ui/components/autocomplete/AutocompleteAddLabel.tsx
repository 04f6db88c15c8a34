import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface JarLabel {
  name: string;
  isNew?: boolean;
}

const filter = createFilterOptions<JarLabel>();

export default function AutocompleteAddLabel() {
  const [labels, setLabels] = React.useState<JarLabel[]>([
    { name: 'Apricot' },
    { name: 'Fig' },
    { name: 'Plum' },
  ]);
  const [label, setLabel] = React.useState<JarLabel | null>(null);

  const handleChange = (next: JarLabel | null) => {
    const chosen = next && { name: next.name };
    setLabel(chosen);
    if (chosen && next.isNew) {
      setLabels([...labels, chosen]);
    }
  };

  return (
    <div>
      <Autocomplete
        options={labels}
        value={label}
        onChange={(_event, next) => handleChange(next)}
        getOptionLabel={({ name }) => name}
        isOptionEqualToValue={(option, value) => option.name === value.name}
        filterOptions={(options, state) => {
          const name = state.inputValue.trim();
          const known = options.some((option) => option.name === name);
          const found = filter(options, state);
          return name && !known ? [...found, { name, isNew: true }] : found;
        }}
        renderOption={(props, option) => (
          <li {...props} key={option.name}>
            {option.isNew ? `New label: ${option.name}` : option.name}
          </li>
        )}
        renderInput={(params) => <TextField {...params} label="Label of the jar" />}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        {labels.length} labels: {labels.map(({ name }) => name).join(', ')}
      </Typography>
    </div>
  );
}
