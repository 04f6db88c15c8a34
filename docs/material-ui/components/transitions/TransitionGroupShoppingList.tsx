import * as React from 'react';
import { TransitionGroup } from 'react-transition-group';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const PARTS = ['Hinges', 'Linseed oil', 'Oak dowels', 'Putty', 'Window glass'];

export default function TransitionGroupShoppingList() {
  const addButton = React.useRef<HTMLButtonElement>(null);
  const [bought, setBought] = React.useState(3);
  const [names, setNames] = React.useState(PARTS.slice(0, 3));

  const remove = (name: string) => {
    setNames(names.filter((other) => other !== name));
    addButton.current?.focus();
  };

  const add = () => {
    const next = PARTS.filter((name) => !names.includes(name));
    const name = next[bought % next.length];
    if (name) {
      setNames([name, ...names]);
      setBought(bought + 1);
    }
  };

  return (
    <Box sx={{ maxWidth: 360 }}>
      <Button
        ref={addButton}
        variant="outlined"
        aria-disabled={names.length === PARTS.length}
        onClick={add}
      >
        Add a part
      </Button>
      <List aria-label="Parts for the shed">
        <TransitionGroup component={null}>
          {names.map((name) => (
            <Collapse key={name} component="li">
              <ListItem
                component="div"
                secondaryAction={
                  <Button
                    size="small"
                    aria-label={`Remove ${name}`}
                    onClick={() => remove(name)}
                  >
                    Remove
                  </Button>
                }
              >
                <ListItemText primary={name} />
              </ListItem>
            </Collapse>
          ))}
        </TransitionGroup>
      </List>
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {names.length} on the list
      </Box>
    </Box>
  );
}
