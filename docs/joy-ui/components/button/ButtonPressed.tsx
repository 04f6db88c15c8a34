import * as React from 'react';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';

export default function ButtonPressed() {
  const [alerts, setAlerts] = React.useState(true);
  const [kept, setKept] = React.useState(false);

  return (
    <Stack direction="row" spacing={1.5} justifyContent="center">
      <Button
        variant="soft"
        aria-pressed={alerts}
        onClick={() => setAlerts((on) => !on)}
      >
        Price alerts
      </Button>
      <IconButton
        variant="outlined"
        aria-label="Keep in my list"
        aria-pressed={kept}
        onClick={() => setKept((on) => !on)}
      >
        {kept ? <BookmarkIcon /> : <BookmarkBorderIcon />}
      </IconButton>
    </Stack>
  );
}
