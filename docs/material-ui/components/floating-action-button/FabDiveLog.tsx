import * as React from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import AddRounded from '@mui/icons-material/AddRounded';

const PLACES = ['Slate quarry', 'North pier', 'Wreck of the Alma', 'Kelp bay'];

export default function FabDiveLog() {
  const [count, setCount] = React.useState(3);

  return (
    <Box role="group" aria-label="Dives">
      <Fab
        color="primary"
        aria-label="New dive"
        onClick={() => setCount(count + 1)}
        sx={{
          position: 'fixed',
          insetBlockEnd: 'calc(16px + env(safe-area-inset-bottom))',
          insetInlineEnd: 16,
        }}
      >
        <AddRounded />
      </Fab>
      {/* Room for the button under the last row. */}
      <List aria-live="polite" aria-relevant="additions" sx={{ pb: 11 }}>
        {Array.from({ length: count }, (_, index) => (
          <ListItem key={index} divider>
            <ListItemText
              primary={`Dive ${index + 1}: ${PLACES[index % PLACES.length]}`}
              secondary={`${12 + ((index * 7) % 18)} m, ${31 + ((index * 5) % 16)} min`}
            />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
