import * as React from 'react';
import { Button } from '@mui/base/Button';
import './styles.css';

export default function ButtonExport() {
  const [count, setCount] = React.useState(0);

  return (
    <div className="export">
      <Button className="export-button" onClick={() => setCount(count + 1)}>
        Export as CSV
      </Button>
      <p aria-live="polite" className="export-count">
        {count === 0 ? 'Nothing exported yet.' : `Exports so far: ${count}`}
      </p>
    </div>
  );
}
