import * as React from 'react';
import { Select } from '@mui/base/Select';
import { Label, Option, slots } from './parts';

export default function SelectClear() {
  const id = React.useId();
  const fieldRef = React.useRef<HTMLButtonElement>(null);
  const [status, setStatus] = React.useState<string | null>('paid');

  return (
    <div>
      <Label htmlFor={id}>Status of the invoices</Label>
      <Select
        id={id}
        ref={fieldRef}
        placeholder="Any status"
        value={status}
        onChange={(_event, newStatus) => setStatus(newStatus)}
        slots={slots}
      >
        <Option value="open">Open</Option>
        <Option value="paid">Paid</Option>
      </Select>
      {status !== null && (
        <button
          type="button"
          onClick={() => {
            setStatus(null);
            fieldRef.current?.focus();
          }}
        >
          Clear
        </button>
      )}
    </div>
  );
}
