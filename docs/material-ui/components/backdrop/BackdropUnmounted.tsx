import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

interface CoverProps {
  open: boolean;
  unmountOnExit: boolean;
}

function Cover({ open, unmountOnExit }: CoverProps) {
  const [node, setNode] = React.useState<HTMLDivElement | null>(null);

  return (
    <Box sx={{ flex: '1 1 180px' }}>
      <Box
        sx={{ border: 1, borderColor: 'divider', height: 72, position: 'relative' }}
      >
        <Backdrop
          ref={setNode}
          open={open}
          unmountOnExit={unmountOnExit}
          mountOnEnter={unmountOnExit}
          sx={{
            bgcolor: 'rgb(0 0 0 / 0.7)',
            color: 'common.white',
            position: 'absolute',
          }}
        >
          <Typography>Snow</Typography>
        </Backdrop>
      </Box>
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {unmountOnExit ? 'Leaves the page' : 'Stays in the page'}
      </Typography>
      <Typography variant="body2" color="text.secondary" role="status">
        {node ? 'One element' : 'No element'}
      </Typography>
    </Box>
  );
}

export default function BackdropUnmounted() {
  const [open, setOpen] = React.useState(false);

  return (
    <Stack spacing={2}>
      <FormControlLabel
        control={<Switch checked={open} onChange={(_event, on) => setOpen(on)} />}
        label="Let it snow"
      />
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={2}>
        <Cover open={open} unmountOnExit={false} />
        <Cover open={open} unmountOnExit />
      </Stack>
    </Stack>
  );
}
