import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import NotificationsActiveRounded from '@mui/icons-material/NotificationsActiveRounded';
import NotificationsNoneRounded from '@mui/icons-material/NotificationsNoneRounded';

const EVENTS = ['Failed builds', 'New releases', 'Security advisories'];

export default function ButtonPressed() {
  const [watched, setWatched] = React.useState(['Failed builds']);

  const toggle = (name: string) =>
    setWatched((names) =>
      names.includes(name)
        ? names.filter((other) => other !== name)
        : [...names, name],
    );

  return (
    <Stack
      role="group"
      aria-label="Notify me about"
      direction="row"
      flexWrap="wrap"
      useFlexGap
      spacing={1}
    >
      {EVENTS.map((name) => {
        const pressed = watched.includes(name);
        return (
          <Button
            key={name}
            variant={pressed ? 'contained' : 'outlined'}
            disableElevation
            aria-pressed={pressed}
            startIcon={
              pressed ? <NotificationsActiveRounded /> : <NotificationsNoneRounded />
            }
            onClick={() => toggle(name)}
          >
            {name}
          </Button>
        );
      })}
    </Stack>
  );
}
