import * as React from 'react';
import Button from '@mui/material/Button';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function TextareaAutosizeReset() {
  const [resets, setResets] = React.useState(0);

  return (
    <form onReset={() => setResets(resets + 1)}>
      <TextareaAutosize
        key={resets}
        name="hours"
        aria-label="Opening hours"
        defaultValue={'Monday to Friday: 9 to 18\nSaturday: 10 to 14'}
        style={{ font: 'inherit', boxSizing: 'border-box', width: '100%' }}
      />
      <Button type="reset">Undo changes</Button>
    </form>
  );
}
