import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const TRAILS = [
  { name: 'Lime kiln loop', detail: '6 km, 180 m up' },
  { name: 'Two lakes', detail: '11 km, 90 m up' },
  { name: 'Smugglers’ stairs', detail: '4 km, 320 m up' },
];

/** Cuts a text where it matches, without regard to case. */
function splitAtMatch(text: string, query: string): [string, string, string] {
  const start = query ? text.toLowerCase().indexOf(query.toLowerCase()) : -1;
  const end = start + query.length;
  return start === -1
    ? [text, '', '']
    : [text.slice(0, start), text.slice(start, end), text.slice(end)];
}

export default function AutocompleteTrails() {
  return (
    <Autocomplete
      options={TRAILS}
      getOptionLabel={({ name }) => name}
      renderOption={(props, { name, detail }, { inputValue }) => {
        const [before, match, after] = splitAtMatch(name, inputValue);
        return (
          <li {...props} key={name}>
            <Box>
              {before}
              <Box
                component="mark"
                sx={{ color: 'inherit', bgcolor: 'action.focus' }}
              >
                {match}
              </Box>
              {after}
              <Typography variant="body2" color="text.secondary">
                {detail}
              </Typography>
            </Box>
          </li>
        );
      }}
      renderInput={(params) => <TextField {...params} label="Trail" />}
    />
  );
}
