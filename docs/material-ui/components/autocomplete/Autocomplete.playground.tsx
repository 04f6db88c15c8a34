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
    options: ['Design', 'Finance', 'Marketing', 'Platform', 'Support'],
    renderInput: (params) => <TextField {...params} label="Team" />,
    sx: { width: 240 },
  },
} satisfies Playground<AutocompleteProps<string, false, boolean, boolean>>;
