import * as React from 'react';
import { Input } from '@mui/base/Input';
import {
  TextareaAutosize,
  type TextareaAutosizeProps,
} from '@mui/base/TextareaAutosize';
import './input.css';

type GrowingTextareaProps = TextareaAutosizeProps & { ownerState?: unknown };

const GrowingTextarea = React.forwardRef<HTMLTextAreaElement, GrowingTextareaProps>(
  function GrowingTextarea({ ownerState: _ownerState, ...props }, ref) {
    return <TextareaAutosize {...props} ref={ref} />;
  },
);

export default function InputMultiline() {
  const id = React.useId();

  return (
    <div className="stack">
      <label htmlFor={`${id}-address`}>Address, always 3 rows</label>
      <Input id={`${id}-address`} className="text-input" multiline rows={3} />
      <label htmlFor={`${id}-notes`}>Notes, 2 to 5 rows</label>
      <Input
        id={`${id}-notes`}
        className="text-input"
        multiline
        minRows={2}
        maxRows={5}
        slots={{ textarea: GrowingTextarea }}
      />
    </div>
  );
}
