import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const ADD = 'Add ';
const filter = createFilterOptions<string>({ trim: true });

export default function AutocompleteCreatable() {
  const [projects, setProjects] = React.useState(['Mobile app', 'Website']);
  const [project, setProject] = React.useState<string | null>(null);

  const handleChange = (_event: React.SyntheticEvent, newValue: string | null) => {
    const name = newValue?.startsWith(ADD) ? newValue.slice(ADD.length) : newValue;
    if (name && !projects.includes(name)) setProjects([...projects, name]);
    setProject(name);
  };

  return (
    <Autocomplete
      options={projects}
      value={project}
      onChange={handleChange}
      filterOptions={(options, state) => {
        const text = state.inputValue.trim();
        const filtered = filter(options, state);
        return text && !options.includes(text)
          ? [...filtered, `${ADD}${text}`]
          : filtered;
      }}
      renderInput={(params) => <TextField {...params} label="Project" />}
    />
  );
}
