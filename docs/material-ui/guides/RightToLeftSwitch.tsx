import * as React from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const themes = {
  ltr: createTheme({ direction: 'ltr' }),
  rtl: createTheme({ direction: 'rtl' }),
};

export default function RightToLeftSwitch() {
  const [direction, setDirection] = React.useState<'ltr' | 'rtl'>('rtl');

  return (
    <ThemeProvider theme={themes[direction]}>
      <Stack dir={direction} spacing={2} sx={{ alignItems: 'flex-start' }}>
        <FormControlLabel
          label="Right-to-left"
          control={<Switch checked={direction === 'rtl'} />}
          onChange={(_event, checked) => setDirection(checked ? 'rtl' : 'ltr')}
        />
        <Rating name={React.useId()} defaultValue={2} />
        <Alert severity="info" sx={{ width: '100%' }}>
          3 orders were sent.
        </Alert>
      </Stack>
    </ThemeProvider>
  );
}
