import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

export default {
  component: Autocomplete,
  controls: {
    size: {},
    freeSolo: {},
    autoHighlight: {},
    autoSelect: {},
    openOnFocus: {},
    disableClearable: {},
    loading: {},
    disabled: {},
    readOnly: {},
  },
  fixed: {
    options: ['Danube', 'Douro', 'Elbe', 'Loire', 'Rhône'],
    renderInput: (params) => <TextField {...params} label="River" />,
    sx: { width: 240 },
  },
} satisfies Playground<AutocompleteProps<string, false, boolean, boolean>>;
