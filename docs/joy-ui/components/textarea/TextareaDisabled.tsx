import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function TextareaDisabled() {
  const [on, setOn] = React.useState(false);

  return (
    <>
      <Checkbox
        label="Out of office"
        checked={on}
        onChange={(event) => setOn(event.target.checked)}
      />
      <FormControl id={React.useId()} disabled={!on} sx={{ my: 2 }}>
        <FormLabel>Automatic reply</FormLabel>
        <Textarea defaultValue="I am back on Monday." />
      </FormControl>
      <Textarea
        readOnly
        aria-label="Preview"
        variant="soft"
        value={on ? 'Replies are sent.' : 'Nothing is sent.'}
      />
    </>
  );
}
