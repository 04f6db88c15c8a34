import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const SHELF = [
  'A field guide to moss',
  'Bread without haste',
  'Letters from the lighthouse',
  'Moss and stone',
  'The bread oven',
  'The lighthouse keeper’s tables',
];

/** Stands for a request to a search service. */
function searchBooks(query: string): Promise<string[]> {
  const found = SHELF.filter((title) =>
    title.toLowerCase().includes(query.toLowerCase()),
  );
  return new Promise((resolve) => {
    setTimeout(() => resolve(found), 600);
  });
}

export default function AutocompleteBookSearch() {
  const [query, setQuery] = React.useState('');
  const [answer, setAnswer] = React.useState({ query: '', titles: [] as string[] });
  const loading = query.length > 1 && answer.query !== query;

  React.useEffect(() => {
    let current = true;
    if (query.length < 2) {
      return undefined;
    }
    const timer = setTimeout(() => {
      void searchBooks(query).then((titles) => {
        if (current) {
          setAnswer({ query, titles });
        }
      });
    }, 250);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query]);

  return (
    <div>
      <Autocomplete
        options={query.length > 1 ? answer.titles : []}
        filterOptions={(titles) => titles}
        loading={loading}
        noOptionsText={query.length > 1 ? 'No such book' : 'Type two letters'}
        onInputChange={(_event, text, reason) =>
          setQuery(reason === 'input' ? text : '')
        }
        renderInput={(params) => (
          <TextField
            {...params}
            label="Book"
            InputProps={{
              ...params.InputProps,
              endAdornment: (
                <>
                  {loading && <CircularProgress size={18} aria-hidden />}
                  {params.InputProps.endAdornment}
                </>
              ),
            }}
          />
        )}
      />
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {query.length > 1 && !loading ? `Books found: ${answer.titles.length}` : ''}
      </Typography>
    </div>
  );
}
