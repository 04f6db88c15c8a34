import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function TypographySpacing() {
  const [spaced, setSpaced] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={spaced}
            onChange={(_event, checked) => setSpaced(checked)}
          />
        }
        label="With margins"
        sx={{ mb: 2 }}
      />
      <Typography component="p" variant="h6" gutterBottom={spaced}>
        How to prune a pear
      </Typography>
      <Typography paragraph={spaced}>
        Wait for a dry day. Take out what is dead, then what crosses, then what grows
        inwards.
      </Typography>
      <Typography>Stop when a hat thrown at the tree would fall through.</Typography>
    </div>
  );
}
