import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider } from '@mui/material/styles';

export default function DensitySpacing() {
  const [spacing, setSpacing] = React.useState(8);
  const theme = React.useMemo(() => createTheme({ spacing }), [spacing]);

  return (
    <>
      <FormControl component="fieldset" sx={{ mb: 2 }}>
        <FormLabel component="legend">One step of spacing</FormLabel>
        <RadioGroup
          row
          value={spacing}
          onChange={(_event, value) => setSpacing(Number(value))}
        >
          {[4, 8, 12].map((pixels) => (
            <FormControlLabel
              key={pixels}
              value={pixels}
              label={`${pixels} px`}
              control={<Radio />}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <ThemeProvider theme={theme}>
        <Stack spacing={2} sx={{ p: 2, border: 1, borderColor: 'divider' }}>
          <TextField label="Street" autoComplete="off" />
          <Stack direction="row" spacing={2}>
            <TextField label="Postcode" autoComplete="off" />
            <TextField label="Town" autoComplete="off" />
          </Stack>
        </Stack>
      </ThemeProvider>
    </>
  );
}
