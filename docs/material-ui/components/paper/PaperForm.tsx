import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Search from '@mui/icons-material/Search';

export default function PaperForm() {
  const [query, setQuery] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setQuery(String(new FormData(event.currentTarget).get('query')));
  };

  return (
    <div>
      <Paper
        component="form"
        role="search"
        onSubmit={handleSubmit}
        sx={{ display: 'flex', '&:focus-within': { outline: '2px solid' } }}
      >
        <InputBase
          name="query"
          placeholder="Search products"
          inputProps={{ 'aria-label': 'Search products' }}
          sx={{ flex: 1, minWidth: 0, paddingInlineStart: 2 }}
        />
        <IconButton type="submit" aria-label="Search">
          <Search />
        </IconButton>
      </Paper>
      <Typography role="status" sx={{ pt: 1 }}>
        {query && `No results for “${query}”`}
      </Typography>
    </div>
  );
}
