import * as React from 'react';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';

export default function DividerToolbar() {
  const [zoom, setZoom] = React.useState(100);
  const [strokes, setStrokes] = React.useState(4);

  return (
    <Stack spacing={1} alignItems="flex-start">
      <Stack
        direction="row"
        role="group"
        aria-label="Sketch"
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <IconButton
          aria-label="Remove a stroke"
          onClick={() => setStrokes(Math.max(0, strokes - 1))}
        >
          <Remove />
        </IconButton>
        <IconButton
          aria-label="Add a stroke"
          onClick={() => setStrokes(Math.min(9, strokes + 1))}
        >
          <Add />
        </IconButton>
        <Divider
          orientation="vertical"
          variant="middle"
          flexItem
          aria-orientation="vertical"
        />
        <IconButton
          aria-label="Zoom out"
          onClick={() => setZoom(Math.max(50, zoom - 25))}
        >
          <ZoomOut />
        </IconButton>
        <IconButton
          aria-label="Zoom in"
          onClick={() => setZoom(Math.min(200, zoom + 25))}
        >
          <ZoomIn />
        </IconButton>
      </Stack>
      <Typography role="status" color="text.secondary">
        Strokes: {strokes}, zoom: {zoom}
      </Typography>
    </Stack>
  );
}
