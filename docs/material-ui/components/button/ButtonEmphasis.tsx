import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ButtonEmphasis() {
  const [decision, setDecision] = React.useState('No decision yet.');

  return (
    <div>
      <Typography component="p" variant="subtitle1">
        Oat milk, 1 litre
      </Typography>
      <Typography color="text.secondary">
        Sells at €2.19. Similar shops ask €2.39.
      </Typography>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1} sx={{ my: 2 }}>
        <Button
          variant="contained"
          onClick={() => setDecision('The price is now €2.39.')}
        >
          Change to €2.39
        </Button>
        <Button
          variant="outlined"
          onClick={() => setDecision('The change takes effect on Monday.')}
        >
          Change on Monday
        </Button>
        <Button
          variant="text"
          onClick={() => setDecision('The price stays at €2.19.')}
        >
          Keep €2.19
        </Button>
      </Stack>
      <Typography role="status" variant="body2">
        {decision}
      </Typography>
    </div>
  );
}
