import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const PAINTS = [
  { label: 'Bottle green', hex: '#1f4d3a' },
  { label: 'Brick', hex: '#9c4a32' },
  { label: 'Dove grey', hex: '#8d9299' },
  { label: 'Mustard', hex: '#c9962c' },
  { label: 'Night blue', hex: '#1d2f5c' },
];
type Paint = (typeof PAINTS)[number];

export default function AutocompleteDoorPaint() {
  const [paint, setPaint] = React.useState<Paint | null>(null);
  const [tried, setTried] = React.useState<Paint | null>(null);
  const shown = tried ?? paint;

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Box
        aria-hidden
        sx={{
          flex: 'none',
          width: 48,
          height: 84,
          border: '1px solid',
          borderColor: 'text.secondary',
          borderRadius: '4px 4px 0 0',
          bgcolor: shown?.hex ?? 'background.paper',
        }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Autocomplete
          options={PAINTS}
          value={paint}
          onChange={(_event, next) => setPaint(next)}
          onHighlightChange={(_event, option) => setTried(option)}
          onClose={() => setTried(null)}
          renderInput={(params) => <TextField {...params} label="Paint" />}
        />
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {tried ? `Trying ${tried.label}` : (paint?.label ?? 'Bare wood')}
        </Typography>
      </Box>
    </Stack>
  );
}
