import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const FOCUS_RING = {
  '& .Mui-focusVisible': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '2px',
  },
};

export default function ButtonFocusRing() {
  const [litres, setLitres] = React.useState(12);

  return (
    <div>
      <Typography role="status" sx={{ mb: 1 }}>
        Tank: {litres} of 40 litres
      </Typography>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1} sx={FOCUS_RING}>
        <Button
          variant="contained"
          disableElevation
          disableRipple
          onClick={() => setLitres(Math.min(litres + 5, 40))}
        >
          Add 5 litres
        </Button>
        <Button
          variant="outlined"
          disableRipple
          onClick={() => setLitres(Math.max(litres - 5, 0))}
        >
          Use 5 litres
        </Button>
        <Button disableRipple onClick={() => setLitres(40)}>
          Fill up
        </Button>
      </Stack>
    </div>
  );
}
