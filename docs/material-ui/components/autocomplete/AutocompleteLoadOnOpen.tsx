import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';

const fetchTeams = () =>
  new Promise<string[]>((resolve) => {
    setTimeout(() => resolve(['Design', 'Platform', 'Support']), 1000);
  });

export default function AutocompleteLoadOnOpen() {
  const [teams, setTeams] = React.useState<string[] | null>(null);
  const [opened, setOpened] = React.useState(false);
  const loading = opened && teams === null;

  const handleOpen = () => {
    setOpened(true);
    if (!opened) void fetchTeams().then(setTeams);
  };

  return (
    <Autocomplete
      options={teams ?? []}
      loading={loading}
      onOpen={handleOpen}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Team"
          InputProps={{
            ...params.InputProps,
            endAdornment: loading ? (
              <CircularProgress size={20} aria-label="Loading teams" />
            ) : (
              params.InputProps.endAdornment
            ),
          }}
        />
      )}
    />
  );
}
