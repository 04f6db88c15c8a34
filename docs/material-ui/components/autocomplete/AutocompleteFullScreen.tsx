import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const PEAKS = ['Ash tor', 'Bell fell', 'Crow crag', 'Dun rigg', 'Ewe pike'];

export default function AutocompleteFullScreen() {
  const id = React.useId();
  const panel = React.useRef<HTMLDivElement>(null);
  const [refused, setRefused] = React.useState(false);

  const toggle = async () => {
    try {
      await (document.fullscreenElement
        ? document.exitFullscreen()
        : panel.current?.requestFullscreen());
      setRefused(false);
    } catch {
      setRefused(true);
    }
  };

  return (
    <Box ref={panel} sx={{ p: 2, bgcolor: 'background.paper' }}>
      <Typography
        component="label"
        id={`${id}-label`}
        htmlFor={id}
        sx={{ display: 'block', mb: 1 }}
      >
        Peak to look for
      </Typography>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1}>
        <Autocomplete
          id={id}
          fullWidth
          disablePortal
          size="small"
          options={PEAKS}
          sx={{ flex: '1 1 180px' }}
          renderInput={(params) => <TextField {...params} />}
        />
        <Button variant="outlined" onClick={toggle}>
          Full screen
        </Button>
      </Stack>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: 20 }}>
        {refused && 'This browser does not allow it here.'}
      </Typography>
    </Box>
  );
}
