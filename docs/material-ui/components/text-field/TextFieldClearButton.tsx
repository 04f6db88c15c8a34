import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Clear from '@mui/icons-material/Clear';

export default function TextFieldClearButton() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [query, setQuery] = React.useState('invoice');

  const handleClear = () => {
    setQuery('');
    inputRef.current?.focus();
  };

  return (
    <TextField
      fullWidth
      label="Search files"
      inputRef={inputRef}
      value={query}
      onChange={(event) => setQuery(event.target.value)}
      InputProps={{
        endAdornment: query && (
          <InputAdornment position="end">
            <IconButton edge="end" aria-label="Clear" onClick={handleClear}>
              <Clear />
            </IconButton>
          </InputAdornment>
        ),
      }}
    />
  );
}
