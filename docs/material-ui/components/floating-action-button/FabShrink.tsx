import * as React from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import Create from '@mui/icons-material/Create';

const messages = [
  'Mia Chen',
  'Omar Haddad',
  'Lena Novak',
  'Tom Okafor',
  'Ana Silva',
];

export default function FabShrink() {
  const [list, setList] = React.useState<Element>();
  const scrolled = useScrollTrigger({
    target: list,
    threshold: 20,
    disableHysteresis: true,
  });

  return (
    <Box sx={{ position: 'relative', border: 1, borderColor: 'divider' }}>
      <Fab
        color="primary"
        variant={scrolled ? 'circular' : 'extended'}
        aria-label="Write a message"
        sx={{ position: 'absolute', insetBlockEnd: 16, insetInlineEnd: 24 }}
      >
        <Create />
        {!scrolled && <Box sx={{ marginInlineStart: 1 }}>Write a message</Box>}
      </Fab>
      <Box
        ref={(node: Element | null) => setList(node ?? undefined)}
        role="group"
        aria-label="Messages"
        tabIndex={0}
        sx={{ height: 200, overflow: 'auto', p: 2 }}
      >
        {messages.map((name) => (
          <Box key={name} sx={{ py: 2 }}>
            Message from {name}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
