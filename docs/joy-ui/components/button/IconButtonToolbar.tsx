import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import FitScreenIcon from '@mui/icons-material/FitScreen';

export default function IconButtonToolbar() {
  const [zoom, setZoom] = React.useState(100);

  return (
    <Stack alignItems="center">
      <Sheet
        variant="outlined"
        role="group"
        aria-label="Zoom"
        sx={{ display: 'flex', alignItems: 'center', borderRadius: 'sm', p: 0.5 }}
      >
        <IconButton
          aria-label="Zoom out"
          onClick={() => setZoom(Math.max(25, zoom - 25))}
        >
          <ZoomOutIcon />
        </IconButton>
        <Typography
          aria-live="polite"
          level="body-sm"
          sx={{ minWidth: '4ch', textAlign: 'center' }}
        >
          {zoom}%
        </Typography>
        <IconButton
          aria-label="Zoom in"
          onClick={() => setZoom(Math.min(200, zoom + 25))}
        >
          <ZoomInIcon />
        </IconButton>
        <IconButton
          variant="soft"
          aria-label="Fit to window"
          onClick={() => setZoom(100)}
        >
          <FitScreenIcon />
        </IconButton>
      </Sheet>
    </Stack>
  );
}
