import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';

const Voyage = React.createContext('unknown');

function Stamp() {
  return <Box sx={{ fontWeight: 700 }}>Stamped: {React.useContext(Voyage)}</Box>;
}

export default function PortalContext() {
  const card = React.useRef<HTMLDivElement>(null);
  const [stamped, setStamped] = React.useState(false);

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Box ref={card} sx={{ color: 'success.main', minHeight: 24 }} role="status" />
      <Voyage.Provider value="Bergen to Leith">
        <Box sx={{ color: 'error.main' }}>
          <Button
            variant="outlined"
            aria-pressed={stamped}
            onClick={() => setStamped((before) => !before)}
          >
            Stamp the card
          </Button>
          {stamped && (
            <Portal container={() => card.current}>
              <Stamp />
            </Portal>
          )}
        </Box>
      </Voyage.Provider>
    </Stack>
  );
}
