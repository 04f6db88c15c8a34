import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const OWNER = 'Ines (owner)';
const PEOPLE = [OWNER, 'Jonas', 'Keiko', 'Luca', 'Maya'];

export default function AutocompleteTeam() {
  const [team, setTeam] = React.useState([OWNER, 'Keiko']);

  return (
    <Autocomplete
      multiple
      disableClearable
      options={PEOPLE}
      getOptionDisabled={(person) => person === OWNER}
      value={team}
      onChange={(_event, next) =>
        setTeam([OWNER, ...next.filter((person) => person !== OWNER)])
      }
      renderTags={(people, getTagProps) =>
        people.map((person, index) => {
          const { key, ...tagProps } = getTagProps({ index });
          return person === OWNER ? (
            <Chip
              key={key}
              label={person}
              color="primary"
              size="small"
              className={tagProps.className}
            />
          ) : (
            <Chip key={key} label={person} size="small" {...tagProps} />
          );
        })
      }
      renderInput={(params) => <TextField {...params} label="Can edit the plan" />}
    />
  );
}
