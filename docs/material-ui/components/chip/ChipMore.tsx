import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const BIRDS = [
  'Dunlin',
  'Avocet',
  'Redshank',
  'Spoonbill',
  'Curlew',
  'Little egret',
  'Shelduck',
];
const SHOWN = 3;

export default function ChipMore() {
  const listId = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <Stack spacing={1.5} alignItems="flex-start">
      <Stack
        id={listId}
        component="ul"
        direction="row"
        gap={1}
        flexWrap="wrap"
        aria-label="Seen from hide 2"
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {(open ? BIRDS : BIRDS.slice(0, SHOWN)).map((bird) => (
          <li key={bird}>
            <Chip size="small" label={bird} />
          </li>
        ))}
      </Stack>
      <Chip
        component="button"
        size="small"
        variant="outlined"
        label={open ? 'Fewer' : `${BIRDS.length - SHOWN} more birds`}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      />
    </Stack>
  );
}
