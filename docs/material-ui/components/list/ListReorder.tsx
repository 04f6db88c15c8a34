import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';

export default function ListReorder() {
  const [stops, setStops] = React.useState(['Bakery', 'School', 'Mill', 'Depot']);
  const [message, setMessage] = React.useState('');

  const move = (index: number, by: -1 | 1) => {
    const stop = stops[index];
    if (stop === undefined || index + by < 0 || index + by >= stops.length) {
      return;
    }
    const next = stops.filter((other) => other !== stop);
    next.splice(index + by, 0, stop);
    setStops(next);
    setMessage(`${stop} is now stop ${index + by + 1} of ${stops.length}`);
  };

  return (
    <>
      <List component="ol" aria-label="Stops of the van">
        {stops.map((stop, index) => (
          <ListItem key={stop} divider disableGutters>
            <ListItemText primary={stop} />
            <IconButton
              aria-label={`Move ${stop} up`}
              aria-disabled={index === 0}
              sx={{ opacity: index === 0 ? 0.38 : 1 }}
              onClick={() => move(index, -1)}
            >
              <ArrowUpward />
            </IconButton>
            <IconButton
              aria-label={`Move ${stop} down`}
              aria-disabled={index === stops.length - 1}
              sx={{ opacity: index === stops.length - 1 ? 0.38 : 1 }}
              onClick={() => move(index, 1)}
            >
              <ArrowDownward />
            </IconButton>
          </ListItem>
        ))}
      </List>
      <Typography role="status" color="text.secondary">
        {message || 'The van starts at the bakery'}
      </Typography>
    </>
  );
}
