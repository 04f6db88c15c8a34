import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import BookmarkBorderRounded from '@mui/icons-material/BookmarkBorderRounded';
import BookmarkRounded from '@mui/icons-material/BookmarkRounded';

const TALKS = ['Dry stone walls', 'Owls at night', 'Reading clouds'];

export default function CheckboxIcons() {
  const [marked, setMarked] = React.useState(['Owls at night']);

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {TALKS.map((talk) => (
        <Paper
          key={talk}
          variant="outlined"
          sx={{ display: 'flex', alignItems: 'center', px: 2, py: 0.5 }}
        >
          <Typography sx={{ flexGrow: 1 }}>{talk}</Typography>
          <Checkbox
            edge="end"
            icon={<BookmarkBorderRounded />}
            checkedIcon={<BookmarkRounded />}
            inputProps={{ 'aria-label': `Keep “${talk}”` }}
            checked={marked.includes(talk)}
            onChange={(_event, checked) =>
              setMarked(
                checked
                  ? [...marked, talk]
                  : marked.filter((other) => other !== talk),
              )
            }
          />
        </Paper>
      ))}
    </Box>
  );
}
