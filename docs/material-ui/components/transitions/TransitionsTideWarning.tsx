import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import Grow from '@mui/material/Grow';
import Slide from '@mui/material/Slide';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Zoom from '@mui/material/Zoom';

const TRANSITIONS = { Fade, Grow, Zoom, Slide, Collapse };

type TransitionName = keyof typeof TRANSITIONS;

export default function TransitionsTideWarning() {
  const [name, setName] = React.useState<TransitionName>('Grow');
  const [isShown, setIsShown] = React.useState(true);
  const Transition = TRANSITIONS[name];

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Transition"
        value={name}
        onChange={(_event, next: TransitionName | null) => setName(next ?? name)}
        sx={{ flexWrap: 'wrap' }}
      >
        {Object.keys(TRANSITIONS).map((option) => (
          <ToggleButton key={option} value={option} sx={{ textTransform: 'none' }}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Button variant="contained" onClick={() => setIsShown(!isShown)}>
        {isShown ? 'Withdraw the warning' : 'Give the warning'}
      </Button>
      <Box role="status" sx={{ minHeight: 96, width: '100%', overflow: 'hidden' }}>
        <Transition key={name} in={isShown} appear={false}>
          <Alert severity="warning" variant="outlined">
            The causeway is under water from 15:40 to 18:10.
          </Alert>
        </Transition>
      </Box>
    </Box>
  );
}
