import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const LANGUAGES = ['Catalan', 'Danish', 'Finnish', 'Frisian', 'Irish', 'Maltese'];

export default function AutocompleteLanguages() {
  return (
    <Stack spacing={3}>
      <Autocomplete
        multiple
        options={LANGUAGES}
        defaultValue={['Danish', 'Irish']}
        filterSelectedOptions
        renderTags={(spoken, getTagProps) =>
          spoken.map((language, index) => {
            const { key, ...tagProps } = getTagProps({ index });
            return <Chip key={key} label={language} {...tagProps} />;
          })
        }
        renderInput={(params) => <TextField {...params} label="You speak" />}
      />
      <Autocomplete
        multiple
        limitTags={2}
        options={LANGUAGES}
        defaultValue={['Catalan', 'Finnish', 'Frisian', 'Maltese']}
        getLimitTagsText={(more) => `and ${more} more`}
        renderTags={(understood, getTagProps) =>
          understood.map((language, index) => {
            const { key, ...tagProps } = getTagProps({ index });
            return (
              <Chip key={key} label={language} variant="outlined" {...tagProps} />
            );
          })
        }
        renderInput={(params) => <TextField {...params} label="You understand" />}
      />
    </Stack>
  );
}
