import * as React from 'react';
import { Input } from '@mui/base/Input';
import './input.css';

function SearchIcon() {
  return (
    <svg viewBox="0 0 20 20" width={20} height={20} aria-hidden="true">
      <circle
        cx={9}
        cy={9}
        r={5}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
      />
      <path d="M13 13 L17 17" stroke="currentColor" strokeWidth={2} />
    </svg>
  );
}

export default function InputAdornments() {
  const id = React.useId();

  return (
    <div className="stack">
      <Input
        className="text-input"
        type="search"
        aria-label="Search orders"
        placeholder="Search orders"
        startAdornment={<SearchIcon />}
      />
      <label htmlFor={id}>Monthly budget in euros</label>
      <Input
        id={id}
        className="text-input"
        slotProps={{ input: { inputMode: 'decimal', maxLength: 10 } }}
        startAdornment="€"
        endAdornment="per month"
      />
    </div>
  );
}
