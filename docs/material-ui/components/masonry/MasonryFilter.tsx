import * as React from 'react';
import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const tasks = [
  { text: 'Send the contract to the new customer', state: 'open' },
  { text: 'Book a room', state: 'done' },
  { text: 'Check the figures of the last quarter with the bank', state: 'open' },
  { text: 'Renew the domain', state: 'done' },
  { text: 'Plan the workshop: topics, guests, lunch', state: 'open' },
];

export default function MasonryFilter() {
  const [filter, setFilter] = React.useState('all');
  const shown = tasks.filter(({ state }) => filter === 'all' || filter === state);

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Tasks to show"
        value={filter}
        onChange={(_event, next: string | null) => setFilter(next ?? 'all')}
      >
        <ToggleButton value="all">All</ToggleButton>
        <ToggleButton value="open">Open</ToggleButton>
        <ToggleButton value="done">Done</ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status" sx={{ my: 1 }}>
        {shown.length} tasks
      </Typography>
      <Masonry columns={{ xs: 2, sm: 3 }} sx={{ width: 'auto' }}>
        {shown.map(({ text }) => (
          <Paper key={text} elevation={2} sx={{ p: 1.5 }}>
            {text}
          </Paper>
        ))}
      </Masonry>
    </div>
  );
}
