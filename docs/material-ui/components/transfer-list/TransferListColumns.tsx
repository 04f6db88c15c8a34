import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';

const COLUMNS = ['Ring', 'Species', 'Wing', 'Weight', 'Net', 'Finder'];

export default function TransferListColumns() {
  const [shown, setShown] = React.useState(['Ring', 'Species', 'Wing']);
  const listRef = React.useRef<HTMLUListElement>(null);
  const [status, setStatus] = React.useState('');

  const change = (next: string[], message: string) => {
    setShown(next);
    setStatus(message);
    // The button that was pressed goes, and the focus would go with it.
    listRef.current?.focus();
  };

  const rise = (index: number) => {
    const next = [...shown];
    next.splice(Math.max(index - 1, 0), 0, ...next.splice(index, 1));
    setShown(next);
    setStatus(`${shown[index]} is column ${Math.max(index, 1)} of ${shown.length}.`);
  };

  return (
    <Stack spacing={2}>
      <Paper variant="outlined">
        <List
          ref={listRef}
          tabIndex={-1}
          dense
          aria-label="Columns of the table"
          sx={{ outline: 0 }}
        >
          {shown.map((column, index) => (
            <ListItem key={column}>
              <ListItemText primary={`${index + 1}. ${column}`} />
              <IconButton aria-label={`${column} up`} onClick={() => rise(index)}>
                <ArrowUpwardRounded fontSize="small" />
              </IconButton>
              <IconButton
                aria-label={`Hide ${column}`}
                onClick={() =>
                  change(
                    shown.filter((other) => other !== column),
                    `${column} is hidden.`,
                  )
                }
              >
                <CloseRounded fontSize="small" />
              </IconButton>
            </ListItem>
          ))}
          {shown.length === 0 && <ListItem>No column is shown.</ListItem>}
        </List>
      </Paper>
      <Box
        role="group"
        aria-label="Hidden columns"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {COLUMNS.filter((column) => !shown.includes(column)).map((column) => (
          <Button
            key={column}
            size="small"
            variant="outlined"
            onClick={() =>
              change([...shown, column], `${column} is column ${shown.length + 1}.`)
            }
          >
            Show {column}
          </Button>
        ))}
      </Box>
      <Typography role="status" variant="body2" color="text.secondary">
        {status}
      </Typography>
    </Stack>
  );
}
