import * as React from 'react';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Masonry from '@mui/lab/Masonry';

const FINDS = [
  { what: 'Glove, left, wool', where: 'Tram' },
  { what: 'Umbrella with a duck for a handle', where: 'Ferry' },
  { what: 'Sheet music, four pages, coffee on the second', where: 'Tram' },
  { what: 'One crutch', where: 'Ferry' },
  { what: 'Cactus in a paper bag, watered since', where: 'Tram' },
  { what: 'Bicycle pump', where: 'Ferry' },
];

export default function MasonryLostAndFound() {
  const [place, setPlace] = React.useState<string | null>(null);
  const shown = FINDS.filter(({ where }) => place === null || where === place);

  return (
    <div>
      <Stack
        direction="row"
        gap={1}
        sx={{ mb: 2 }}
        role="group"
        aria-label="Found on"
      >
        {['Tram', 'Ferry'].map((name) => (
          <Chip
            key={name}
            label={name}
            clickable
            aria-pressed={place === name}
            color={place === name ? 'primary' : 'default'}
            onClick={() => setPlace(place === name ? null : name)}
          />
        ))}
      </Stack>
      <div role="status">{shown.length} things</div>
      <Masonry columns={{ xs: 2, sm: 3 }} spacing={1} sx={{ width: 'auto' }}>
        {shown.map(({ what, where }) => (
          <Paper key={what} variant="outlined" sx={{ p: 1.5 }}>
            {what} ({where})
          </Paper>
        ))}
      </Masonry>
    </div>
  );
}
