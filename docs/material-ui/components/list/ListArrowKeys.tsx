import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const labels = ['Bug', 'Design', 'Feature', 'Question'];

export default function ListArrowKeys() {
  const buttons = React.useRef<(HTMLElement | null)[]>([]);
  const [current, setCurrent] = React.useState(0);
  const [label, setLabel] = React.useState('Bug');

  const handleKeyDown = (event: React.KeyboardEvent) => {
    const last = labels.length - 1;
    const targets: Record<string, number> = {
      ArrowDown: Math.min(current + 1, last),
      ArrowUp: Math.max(current - 1, 0),
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    buttons.current[target]?.focus();
  };

  return (
    <List aria-label="Label" onKeyDown={handleKeyDown}>
      {labels.map((name, index) => (
        <ListItem key={name} disablePadding>
          <ListItemButton
            ref={(node: HTMLElement | null) => {
              buttons.current[index] = node;
            }}
            tabIndex={index === current ? 0 : -1}
            selected={name === label}
            aria-pressed={name === label}
            onFocus={() => setCurrent(index)}
            onClick={() => setLabel(name)}
          >
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
