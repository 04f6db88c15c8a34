import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Paper, { type PaperProps } from '@mui/material/Paper';
import type { PopperProps } from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const STOPS = ['Abbey', 'Customs house', 'Fish market', 'Harbour', 'Lido', 'Mill'];

function InPlace({ children, className }: PopperProps) {
  return <div className={className}>{children as React.ReactNode}</div>;
}

function Bare({ children, className }: PaperProps) {
  return (
    <Paper variant="outlined" className={className}>
      {children}
    </Paper>
  );
}

export default function AutocompleteStops() {
  const [stop, setStop] = React.useState<string | null>('Harbour');
  const [open, setOpen] = React.useState(false);

  React.useEffect(() => setOpen(true), []);

  return (
    <Box sx={{ minHeight: 380 }}>
      <Typography role="status" sx={{ mb: 2 }}>
        {stop ? `Tram from ${stop}` : 'No stop chosen'}
      </Typography>
      <Autocomplete
        open={open}
        forcePopupIcon={false}
        clearOnBlur={false}
        disableCloseOnSelect
        options={STOPS}
        value={stop}
        onChange={(_event, next) => setStop(next)}
        PopperComponent={InPlace}
        PaperComponent={Bare}
        renderInput={(params) => <TextField {...params} label="Find a stop" />}
      />
    </Box>
  );
}
