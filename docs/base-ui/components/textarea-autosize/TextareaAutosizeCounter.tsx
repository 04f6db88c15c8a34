import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import './textarea.css';

export default function TextareaAutosizeCounter() {
  const id = React.useId();
  const [note, setNote] = React.useState('');
  const textareaRef = React.useRef<HTMLTextAreaElement>(null);

  return (
    <div className="text-form">
      <label htmlFor={id}>Delivery note</label>
      <TextareaAutosize
        ref={textareaRef}
        id={id}
        className="text-area"
        maxLength={120}
        placeholder="Ring twice"
        aria-describedby={`${id}-count`}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <p id={`${id}-count`}>{note.length} of 120 characters</p>
      <button
        type="button"
        onClick={() => {
          setNote('Please ring twice.\nThe office is on the third floor.');
          textareaRef.current?.focus();
        }}
      >
        Use the last note
      </button>
    </div>
  );
}
