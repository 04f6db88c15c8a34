import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

interface TransferColumnProps {
  title: string;
  items: readonly string[];
  checked: readonly string[];
  onToggle: (item: string) => void;
  /** Above the items, such as a search field. */
  tools?: React.ReactNode;
}

/** One of the two lists: items with checkboxes, in a group with a name. */
export function TransferColumn(props: TransferColumnProps) {
  const id = React.useId();

  return (
    <Paper
      variant="outlined"
      role="group"
      aria-labelledby={id}
      sx={{ flex: '1 1 180px', minWidth: 0 }}
    >
      <Typography id={id} variant="subtitle2" sx={{ px: 2, pt: 1 }}>
        {props.title} ({props.items.length})
      </Typography>
      {props.tools}
      <List dense sx={{ height: 184, overflow: 'auto' }}>
        {props.items.map((item) => (
          <ListItem key={item} disablePadding>
            <FormControlLabel
              control={
                <Checkbox
                  size="small"
                  checked={props.checked.includes(item)}
                  onChange={() => props.onToggle(item)}
                />
              }
              label={item}
              sx={{ flexGrow: 1, marginInline: 1 }}
            />
          </ListItem>
        ))}
        {props.items.length === 0 && <ListItem>No items</ListItem>}
      </List>
    </Paper>
  );
}
