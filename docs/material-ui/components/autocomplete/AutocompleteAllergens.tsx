import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import CheckBoxOutlineBlankRounded from '@mui/icons-material/CheckBoxOutlineBlankRounded';
import CheckBoxRounded from '@mui/icons-material/CheckBoxRounded';

const ALLERGENS = ['Celery', 'Egg', 'Fish', 'Lupin', 'Milk', 'Mustard', 'Sesame'];

export default function AutocompleteAllergens() {
  const [avoid, setAvoid] = React.useState(['Sesame']);

  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={ALLERGENS}
      value={avoid}
      onChange={(_event, next) => setAvoid(next)}
      renderOption={(props, allergen, { selected }) => (
        <Box component="li" {...props} key={allergen}>
          {selected ? (
            <CheckBoxRounded color="primary" sx={{ mr: 1.5 }} />
          ) : (
            <CheckBoxOutlineBlankRounded sx={{ mr: 1.5 }} />
          )}
          {allergen}
        </Box>
      )}
      renderTags={(chosen, getTagProps) =>
        chosen.map((allergen, index) => {
          const { key, ...tagProps } = getTagProps({ index });
          return <Chip key={key} label={allergen} {...tagProps} />;
        })
      }
      renderInput={(params) => <TextField {...params} label="Leave out" />}
    />
  );
}
