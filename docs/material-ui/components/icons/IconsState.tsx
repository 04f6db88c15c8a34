import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';

const NOTES = ['Frost by the weekend', 'Order seed potatoes', 'Mend the fence'];

export default function IconsState() {
  const [pinned, setPinned] = React.useState<readonly string[]>(NOTES.slice(0, 1));

  const toggle = (note: string) =>
    setPinned((before) =>
      before.includes(note)
        ? before.filter((other) => other !== note)
        : [...before, note],
    );

  return (
    <List disablePadding aria-label="Notes" sx={{ inlineSize: '100%' }}>
      {NOTES.map((note) => {
        const isPinned = pinned.includes(note);
        return (
          <ListItem
            key={note}
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Pin: ${note}`}
                aria-pressed={isPinned}
                onClick={() => toggle(note)}
              >
                {isPinned ? <PushPin color="primary" /> : <PushPinOutlined />}
              </IconButton>
            }
          >
            <ListItemText primary={note} />
          </ListItem>
        );
      })}
    </List>
  );
}
