import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

interface TickListProps {
  title: string;
  items: readonly string[];
  ticked: readonly string[];
  onTick: (item: string) => void;
  /** Said in an empty list. */
  empty: string;
  /** Above the items, such as a field to filter them. */
  tools?: React.ReactNode;
}

export function TickList(props: TickListProps) {
  const id = React.useId();

  return (
    <Paper
      variant="outlined"
      role="group"
      aria-labelledby={id}
      sx={{ flex: '1 1 180px', minWidth: 0 }}
    >
      <Typography
        id={id}
        variant="body2"
        color="text.secondary"
        sx={{ px: 2, pt: 1 }}
      >
        {props.title}, {props.items.length}
      </Typography>
      {props.tools}
      <List dense sx={{ height: 184, overflow: 'auto' }}>
        {props.items.map((item) => (
          <ListItem key={item} disablePadding>
            <FormControlLabel
              control={
                <Checkbox
                  size="small"
                  checked={props.ticked.includes(item)}
                  onChange={() => props.onTick(item)}
                />
              }
              label={item}
              sx={{ flexGrow: 1, marginInline: 1 }}
            />
          </ListItem>
        ))}
        {props.items.length === 0 && (
          <ListItem sx={{ color: 'text.secondary' }}>{props.empty}</ListItem>
        )}
      </List>
    </Paper>
  );
}
