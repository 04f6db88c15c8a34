import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function PopoverFade() {
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [song, setSong] = React.useState('');

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setSong('Blackbird: sings from the roof at dusk, from March on.');
          setAnchor(event.currentTarget);
        }}
      >
        Who sings here?
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        TransitionComponent={Fade}
        transitionDuration={reduced ? 0 : { enter: 300, exit: 120 }}
        TransitionProps={{ onExited: () => setSong('') }}
        elevation={2}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Singer' } }}
      >
        <Typography sx={{ p: 2, maxWidth: 260 }}>{song}</Typography>
      </Popover>
    </React.Fragment>
  );
}
