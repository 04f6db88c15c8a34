import * as React from 'react';
import { NoSsr } from '@mui/base/NoSsr';
import './no-ssr.css';

function PriceList() {
  return (
    <select size={5} aria-label="Prices">
      {Array.from({ length: 2000 }, (_, index) => (
        <option key={index}>
          Article {index + 1}: {((index * 37) % 500) + 1} euros
        </option>
      ))}
    </select>
  );
}

export default function NoSsrDefer() {
  const [open, setOpen] = React.useState(false);

  return (
    <div className="price-list">
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        All prices
      </button>
      {open && (
        <NoSsr defer fallback={<p>Loading 2,000 prices …</p>}>
          <PriceList />
        </NoSsr>
      )}
    </div>
  );
}
