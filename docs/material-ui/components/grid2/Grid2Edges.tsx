import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grid from '@mui/material/Unstable_Grid2';
import Switch from '@mui/material/Switch';

export default function Grid2Edges() {
  const [oneSided, setOneSided] = React.useState(false);

  return (
    <React.Fragment>
      <FormControlLabel
        control={
          <Switch
            checked={oneSided}
            onChange={(event) => setOneSided(event.target.checked)}
          />
        }
        label="disableEqualOverflow"
      />
      <Box sx={{ p: 3, bgcolor: 'action.hover' }}>
        <Grid
          container
          spacing={4}
          disableEqualOverflow={oneSided}
          sx={{ outline: '2px dashed', outlineColor: 'primary.main' }}
        >
          {['Left', 'Right'].map((half) => (
            <Grid key={half} xs={6}>
              <Box sx={{ p: 1, bgcolor: 'background.paper' }}>{half}</Box>
            </Grid>
          ))}
        </Grid>
      </Box>
    </React.Fragment>
  );
}
