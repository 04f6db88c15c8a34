import Autocomplete from '@mui/material/Autocomplete';
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
        renderInput={(params) => <TextField {...params} label="You speak" />}
      />
      <Autocomplete
        multiple
        limitTags={2}
        options={LANGUAGES}
        defaultValue={['Catalan', 'Finnish', 'Frisian', 'Maltese']}
        getLimitTagsText={(more) => `and ${more} more`}
        ChipProps={{ variant: 'outlined' }}
        renderInput={(params) => <TextField {...params} label="You understand" />}
      />
    </Stack>
  );
}
