import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const LETTERS = [
  {
    from: 'Harbour office',
    date: '3 May',
    text: 'Your berth is C 12 from June on.',
  },
  {
    from: 'Sail loft',
    date: '1 May',
    text: 'The foresail is mended. The bill is in the bag.',
  },
  {
    from: 'Rescue service',
    date: '24 April',
    text: 'Please have your flares checked.',
  },
];

export default function ListLetters() {
  const textId = React.useId();
  const [open, setOpen] = React.useState(0);

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <List aria-label="Letters" sx={{ flex: '0 0 220px' }}>
        {LETTERS.map(({ from, date }, index) => (
          <ListItem key={from} disablePadding>
            <ListItemButton
              selected={index === open}
              aria-pressed={index === open}
              aria-controls={textId}
              onClick={() => setOpen(index)}
            >
              <ListItemText primary={from} secondary={date} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Typography id={textId} role="status" sx={{ flex: 1, p: 2 }}>
        {LETTERS[open]?.text}
      </Typography>
    </Stack>
  );
}
