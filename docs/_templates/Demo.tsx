// Name the file and the function alike, after the feature: TableSortable, never Table3.
// Delete these comments; the whole file is printed.
//
// Import from published packages only, each component by its own path.
import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';

// No props, one default export. If the returned JSX has at most 16 lines without the outer
// Stack, Box or div, it is the part that is shown first. No dates, random numbers or
// requests: the static HTML and the first render in the browser must be equal.
export default function Demo() {
  // Ids come from React.useId, because several demos share a page.
  const hintId = React.useId();
  const [checked, setChecked] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        label="Email notifications"
        control={
          <Switch
            checked={checked}
            onChange={(event) => setChecked(event.target.checked)}
            inputProps={{ 'aria-describedby': hintId }}
          />
        }
      />
      <FormHelperText id={hintId}>
        {checked ? 'Sent once a day' : 'Only in the app'}
      </FormHelperText>
    </div>
  );
}
