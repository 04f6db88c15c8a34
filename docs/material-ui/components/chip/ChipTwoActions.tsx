import * as React from 'react';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Close from '@mui/icons-material/Close';

const SEARCHES = ['Oak, over 3 m', 'Reclaimed pine', 'Walnut offcuts'];

export default function ChipTwoActions() {
  const [searches, setSearches] = React.useState(SEARCHES);
  const [message, setMessage] = React.useState('No search has run');
  const status = React.useRef<HTMLParagraphElement>(null);

  const forget = (search: string) => {
    setSearches((before) => before.filter((name) => name !== search));
    setMessage(`Forgot “${search}”`);
    status.current?.focus();
  };

  return (
    <Stack spacing={1}>
      {searches.map((search) => (
        <Stack key={search} direction="row" alignItems="center" gap={0.5}>
          <Chip
            component="button"
            label={search}
            onClick={() => setMessage(`Results for “${search}”`)}
          />
          <IconButton
            size="small"
            aria-label={`Forget ${search}`}
            onClick={() => forget(search)}
          >
            <Close fontSize="inherit" />
          </IconButton>
        </Stack>
      ))}
      <Typography ref={status} tabIndex={-1} role="status" color="text.secondary">
        {message}
      </Typography>
    </Stack>
  );
}
