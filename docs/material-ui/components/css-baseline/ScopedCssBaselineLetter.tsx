import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Switch from '@mui/material/Switch';

export default function ScopedCssBaselineLetter() {
  const [isOn, setIsOn] = React.useState(true);
  const Part = isOn ? ScopedCssBaseline : 'div';

  return (
    <div>
      <FormControlLabel
        label="Baseline"
        control={<Switch checked={isOn} onChange={() => setIsOn(!isOn)} />}
      />
      <Box
        sx={{ fontFamily: 'Georgia, serif', fontSize: 19, lineHeight: 1.15, mt: 1 }}
      >
        <p>The page around it is older and set in Georgia.</p>
        <Part>
          <Box sx={{ border: 1, borderColor: 'divider', p: 2 }}>
            Your seat is <b>row 7, seat 12</b>. Doors open at half past six, and the
            cloakroom is in the cellar.
          </Box>
        </Part>
      </Box>
    </div>
  );
}
