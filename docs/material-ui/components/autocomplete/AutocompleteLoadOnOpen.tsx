import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

/** Stands for a request. */
function loadDrivers(): Promise<string[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(['Abena', 'Karim', 'Lotte', 'Petr', 'Yun']), 1200);
  });
}

export default function AutocompleteLoadOnOpen() {
  const [drivers, setDrivers] = React.useState<string[] | null>(null);
  const requested = React.useRef(false);

  const handleOpen = async () => {
    if (!requested.current) {
      requested.current = true;
      setDrivers(await loadDrivers());
    }
  };

  return (
    <Autocomplete
      options={drivers ?? []}
      loading={drivers === null}
      loadingText="Asking who is on duty"
      onOpen={() => void handleOpen()}
      renderInput={(params) => <TextField {...params} label="Driver" />}
    />
  );
}
