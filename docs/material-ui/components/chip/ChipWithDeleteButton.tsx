import * as React from 'react';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import Close from '@mui/icons-material/Close';

export default function ChipWithDeleteButton() {
  const status = React.useRef<HTMLParagraphElement>(null);
  const [searches, setSearches] = React.useState(['unpaid invoices', 'my projects']);
  const [message, setMessage] = React.useState('');

  const handleDelete = (search: string) => {
    setSearches(searches.filter((other) => other !== search));
    setMessage(`Deleted “${search}”`);
    status.current?.focus();
  };

  return (
    <div>
      {searches.map((search) => (
        <div key={search}>
          <Chip
            component="button"
            label={search}
            onClick={() => setMessage(`Results for “${search}”`)}
          />
          <IconButton
            size="small"
            aria-label={`Delete search ${search}`}
            onClick={() => handleDelete(search)}
          >
            <Close fontSize="inherit" />
          </IconButton>
        </div>
      ))}
      <Typography ref={status} role="status" tabIndex={-1}>
        {message}
      </Typography>
    </div>
  );
}
