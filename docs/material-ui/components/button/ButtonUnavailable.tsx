import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';

const UNAVAILABLE = {
  '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
    color: 'text.secondary',
    bgcolor: 'action.disabledBackground',
    boxShadow: 'none',
    cursor: 'not-allowed',
  },
};

export default function ButtonUnavailable() {
  const hintId = React.useId();
  const [accepted, setAccepted] = React.useState(false);
  const [hint, setHint] = React.useState('You can leave until 15 minutes before.');

  const handleClick = () => {
    setHint(
      accepted ? 'Seat 14 is yours.' : 'Accept the conditions of travel first.',
    );
  };

  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
      <FormControlLabel
        control={<Checkbox checked={accepted} />}
        label="I accept the conditions of travel"
        onChange={(_event, checked) => setAccepted(checked)}
      />
      <Button
        variant="contained"
        aria-disabled={!accepted}
        aria-describedby={hintId}
        disableTouchRipple={!accepted}
        onClick={handleClick}
        sx={UNAVAILABLE}
      >
        Reserve seat 14
      </Button>
      <Typography id={hintId} role="status" variant="body2" color="text.secondary">
        {hint}
      </Typography>
    </Box>
  );
}
