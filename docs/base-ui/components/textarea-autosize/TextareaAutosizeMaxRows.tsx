import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import './textarea.css';

const steps =
  '1. Open the settings\n2. Choose a team\n3. Add a user\n4. Save\n5. Wait';

export default function TextareaAutosizeMaxRows() {
  const id = React.useId();

  return (
    <div className="text-form">
      <label htmlFor={id}>Steps, 2 to 4 rows</label>
      <TextareaAutosize
        id={id}
        className="text-area"
        minRows={2}
        maxRows={4}
        defaultValue={steps}
      />
    </div>
  );
}
