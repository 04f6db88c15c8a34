import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import InputBase from '@mui/material/InputBase';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import Search from '@mui/icons-material/Search';

export default function AppBarSearch() {
  const [query, setQuery] = React.useState('');

  return (
    <AppBar component="div" position="static" enableColorOnDark>
      <Toolbar sx={{ flexWrap: 'wrap', columnGap: 2, py: 1 }}>
        <Typography sx={{ flexGrow: 1 }}>Documents</Typography>
        <InputBase
          type="search"
          placeholder="Search documents"
          inputProps={{ 'aria-label': 'Search documents' }}
          startAdornment={<Search sx={{ mr: 1 }} />}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          sx={{
            flex: '0 1 240px',
            px: 1,
            color: 'inherit',
            border: '1px solid currentColor',
            borderRadius: 1,
            '&.Mui-focused': { outline: '2px solid currentColor' },
            '& .MuiInputBase-input::placeholder': { opacity: 1 },
          }}
        />
      </Toolbar>
    </AppBar>
  );
}
