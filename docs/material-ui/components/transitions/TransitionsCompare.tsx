import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grow from '@mui/material/Grow';
import Slide from '@mui/material/Slide';
import Switch from '@mui/material/Switch';
import Zoom from '@mui/material/Zoom';

const TRANSITIONS = { Fade, Grow, Zoom, Slide, Collapse };

export default function TransitionsCompare() {
  const [isIn, setIsIn] = React.useState(true);

  return (
    <Box sx={{ overflow: 'hidden', inlineSize: '100%' }}>
      <FormControlLabel
        label="Show all messages"
        control={<Switch checked={isIn} onChange={() => setIsIn(!isIn)} />}
      />
      {Object.entries(TRANSITIONS).map(([name, Transition]) => (
        <Transition key={name} in={isIn} appear={false} timeout={500}>
          <Alert severity="info" sx={{ mt: 1 }}>
            {name}
          </Alert>
        </Transition>
      ))}
    </Box>
  );
}
