import * as React from 'react';
import { Button } from '@mui/base/Button';
import './styles.css';

export default function ButtonExport() {
  const [copies, setCopies] = React.useState(0);

  return (
    <div className="export">
      <Button className="export-button" onClick={() => setCopies(copies + 1)}>
        Export as CSV
      </Button>
      <p aria-live="polite" className="export-count">
        {copies === 0 ? 'Nothing exported yet.' : `Exports so far: ${copies}`}
      </p>
    </div>
  );
}
