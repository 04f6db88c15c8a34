import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Add from '@mui/icons-material/Add';

const filter = createFilterOptions<string>();

export default function AutocompleteCreatable() {
  const [projects, setProjects] = React.useState(['Website', 'Mobile app']);
  const [project, setProject] = React.useState<string | null>(null);

  return (
    <Autocomplete
      autoHighlight
      aria-label="Project"
      placeholder="Choose or create a project"
      options={projects}
      value={project}
      onChange={(_event, name) => {
        setProject(name);
        if (name && !projects.includes(name)) {
          setProjects([...projects, name]);
        }
      }}
      filterOptions={(options, state) => {
        const name = state.inputValue.trim();
        const exists = options.includes(name);
        return [...filter(options, state), ...(name && !exists ? [name] : [])];
      }}
      renderOption={(props, name) => (
        <AutocompleteOption {...props} key={name}>
          {!projects.includes(name) && (
            <ListItemDecorator>
              <Add />
            </ListItemDecorator>
          )}
          {projects.includes(name) ? name : `Create “${name}”`}
        </AutocompleteOption>
      )}
    />
  );
}
