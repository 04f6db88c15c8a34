import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import './styles.css';

export default function TextareaAutosizeBasic() {
  const id = React.useId();

  return (
    <div className="ticket">
      <label htmlFor={id}>What went wrong?</label>
      <TextareaAutosize
        id={id}
        name="details"
        minRows={2}
        className="ticket-text"
        defaultValue="The invoice of March has no address."
      />
    </div>
  );
}
