import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const DEPOTS = [
  { city: 'Antwerp', bikes: 14 },
  { city: 'Bergen', bikes: 9 },
  { city: 'Bern', bikes: 21 },
  { city: 'Bilbao', bikes: 6 },
];

interface DepotListProps {
  depots: typeof DEPOTS;
}

function DepotList({ depots }: DepotListProps) {
  return (
    <List dense>
      {depots.map(({ city, bikes }) => (
        <ListItem key={city} disableGutters>
          <ListItemText primary={city} secondary={`${bikes} bicycles`} />
        </ListItem>
      ))}
    </List>
  );
}

export default function UsageSharedState() {
  const [query, setQuery] = React.useState('');
  const depots = DEPOTS.filter(({ city }) =>
    city.toLowerCase().includes(query.trim().toLowerCase()),
  );

  return (
    <div>
      <TextField
        fullWidth
        label="Find a depot"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <DepotList depots={depots} />
      <Typography role="status" variant="body2" color="text.secondary">
        {`Depots shown: ${depots.length}`}
      </Typography>
    </div>
  );
}
