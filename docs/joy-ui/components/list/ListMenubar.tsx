import * as React from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

const commands = ['Undo', 'Redo', 'Duplicate', 'Delete'];

export default function ListMenubar() {
  const [current, setCurrent] = React.useState(0);
  const items = React.useRef<(HTMLElement | null)[]>([]);

  const handleKeyDown = (event: React.KeyboardEvent) => {
    const count = commands.length;
    const target = {
      ArrowRight: (current + 1) % count,
      ArrowLeft: (current + count - 1) % count,
      Home: 0,
      End: count - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    items.current[target]?.focus();
  };

  return (
    <List
      role="menubar"
      aria-label="Edit"
      orientation="horizontal"
      onKeyDown={handleKeyDown}
      sx={{ overflow: 'auto' }}
    >
      {commands.map((command, index) => (
        <ListItem key={command}>
          <ListItemButton
            role="menuitem"
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            ref={(node: HTMLElement | null) => {
              items.current[index] = node;
            }}
          >
            {command}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
