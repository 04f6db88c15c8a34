import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Zoom from '@mui/material/Zoom';

const TOWNS = ['Aalen', 'Brno', 'Cork', 'Delft', 'Evora'];

export default function ZoomPostmarks() {
  const [isStamped, setIsStamped] = React.useState(true);

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Button variant="outlined" onClick={() => setIsStamped(!isStamped)}>
        {isStamped ? 'Clear the card' : 'Stamp the card'}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, minHeight: 64 }}>
        {TOWNS.map((town, index) => (
          <Zoom
            key={town}
            in={isStamped}
            appear={false}
            style={{ transitionDelay: isStamped ? `${index * 80}ms` : '0ms' }}
          >
            <Box
              sx={{
                width: 64,
                height: 64,
                borderRadius: '50%',
                border: '2px double',
                borderColor: 'text.secondary',
                display: 'grid',
                placeItems: 'center',
                typography: 'body2',
              }}
            >
              {town}
            </Box>
          </Zoom>
        ))}
      </Box>
    </Box>
  );
}
