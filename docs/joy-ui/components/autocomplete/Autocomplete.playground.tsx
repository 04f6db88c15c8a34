import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Search from '@mui/icons-material/Search';

export default {
  component: Autocomplete,
  controls: {
    placeholder: { start: 'Choose a city' },
    variant: {},
    color: {},
    size: {},
    startDecorator: { choices: { Search: <Search /> } },
    autoHighlight: {},
    openOnFocus: {},
    disabled: {},
  },
  fixed: {
    'aria-label': 'City',
    options: ['Berlin', 'Lisbon', 'Madrid', 'Oslo', 'Paris', 'Prague'],
    sx: { minWidth: 220 },
  },
} satisfies Playground<React.ComponentProps<typeof Autocomplete<string>>>;
