import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer, { type DrawerProps } from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type Edge = NonNullable<DrawerProps['anchor']>;

const EDGES: Record<Edge, string> = {
  left: 'Start',
  right: 'End',
  top: 'Top',
  bottom: 'Bottom',
};

export default function DrawerEdges() {
  const [edge, setEdge] = React.useState<Edge>('left');
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1}>
        {(Object.keys(EDGES) as Edge[]).map((name) => (
          <Button
            key={name}
            variant="outlined"
            aria-haspopup="dialog"
            onClick={() => {
              setEdge(name);
              setOpen(true);
            }}
          >
            {EDGES[name]}
          </Button>
        ))}
      </Stack>
      <Drawer
        anchor={edge}
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{
          role: 'dialog',
          'aria-modal': true,
          'aria-label': EDGES[edge],
        }}
      >
        <Box sx={{ p: 3, minWidth: 200 }}>
          <Typography gutterBottom>anchor: {edge}</Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Box>
      </Drawer>
    </React.Fragment>
  );
}
