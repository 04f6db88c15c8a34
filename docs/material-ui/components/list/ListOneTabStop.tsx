import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const TONES = ['Cowbell', 'Foghorn', 'Kettle', 'Tram', 'Woodpecker'];

export default function ListOneTabStop() {
  const helpId = React.useId();
  const [current, setCurrent] = React.useState(0);
  const [tone, setTone] = React.useState('Kettle');
  const list = React.useRef<HTMLUListElement>(null);

  const moveTo = (index: number) => {
    const next = (index + TONES.length) % TONES.length;
    setCurrent(next);
    list.current?.querySelectorAll<HTMLElement>('[role=button]')[next]?.focus();
  };

  const handleKeyDown = (event: React.KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      Home: 0,
      End: TONES.length - 1,
    };
    const target = steps[event.key];
    if (target !== undefined) {
      event.preventDefault();
      moveTo(target);
    }
  };

  return (
    <>
      <Typography id={helpId} color="text.secondary">
        Alarm: {tone}. Arrow keys move in the list.
      </Typography>
      <List
        ref={list}
        aria-label="Tones"
        aria-describedby={helpId}
        onKeyDown={handleKeyDown}
      >
        {TONES.map((name, index) => (
          <ListItem key={name} disablePadding>
            <ListItemButton
              tabIndex={index === current ? 0 : -1}
              selected={name === tone}
              aria-pressed={name === tone}
              onFocus={() => setCurrent(index)}
              onClick={() => setTone(name)}
            >
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  );
}
