import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import ClearRounded from '@mui/icons-material/ClearRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';

const HERBS = ['Basil', 'Chervil', 'Chives', 'Dill', 'Lovage', 'Sorrel', 'Thyme'];

export default function TextFieldHerbFilter() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [query, setQuery] = React.useState('');
  const found = HERBS.filter((herb) =>
    herb.toLowerCase().includes(query.trim().toLowerCase()),
  );

  const clear = () => {
    setQuery('');
    inputRef.current?.focus();
  };

  return (
    <div>
      <TextField
        label="Filter herbs"
        size="small"
        fullWidth
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        inputRef={inputRef}
        InputProps={{
          startAdornment: (
            <InputAdornment position="start" disablePointerEvents>
              <SearchRounded fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: query && (
            <InputAdornment position="end">
              <IconButton edge="end" size="small" aria-label="Clear" onClick={clear}>
                <ClearRounded fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        }}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        {found.join(', ') || 'No herb with these letters'}
      </Typography>
    </div>
  );
}
