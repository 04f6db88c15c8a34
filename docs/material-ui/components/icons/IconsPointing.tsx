import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';

const CHAPTERS = ['Knots', 'Sails', 'Tides', 'Lights'];

const pointAlong = (theme: Theme) => ({
  transform: theme.direction === 'rtl' ? 'scaleX(-1)' : 'none',
});

export default function IconsPointing() {
  const [at, setAt] = React.useState(1);

  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      flexWrap="wrap"
      alignItems="center"
    >
      <Button
        startIcon={<ArrowBack sx={pointAlong} />}
        onClick={() => setAt(Math.max(0, at - 1))}
      >
        Back
      </Button>
      <Typography role="status">{CHAPTERS[at]}</Typography>
      <Button
        endIcon={<ArrowForward sx={pointAlong} />}
        onClick={() => setAt(Math.min(CHAPTERS.length - 1, at + 1))}
      >
        On
      </Button>
    </Stack>
  );
}
