// Name the file and the function alike, after what is shown: ButtonAddressForm, never
// Button3. Delete these comments; readers see the whole file.
//
// Import from published packages only, each component by its own path.
import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

// Constant data stands outside. No dates, random numbers or requests: the HTML made at
// build time and the first render in the browser must be equal.
const STOPS = ['Harbour', 'Old town', 'Botanical garden'];

// No props, one default export. The returned JSX is the part shown first, if it has at
// most 16 lines without a Stack, Box or div around it.
export default function Demo() {
  // Ids come from React.useId, as several demos share a page.
  const labelId = React.useId();
  const [index, setIndex] = React.useState(0);

  return (
    <Stack
      spacing={1}
      alignItems="flex-start"
      role="group"
      aria-labelledby={labelId}
    >
      {/* No headings and no landmarks inside a demo. Colours are tokens of the theme. */}
      <Typography id={labelId} color="text.secondary">
        Ferry line 2
      </Typography>
      {/* What changes without a change of focus is announced. */}
      <Typography role="status">Next stop: {STOPS[index]}</Typography>
      <Button
        variant="outlined"
        onClick={() => setIndex((index + 1) % STOPS.length)}
      >
        Leave the stop
      </Button>
    </Stack>
  );
}
