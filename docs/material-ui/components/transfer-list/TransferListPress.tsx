import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AddCircleOutlineRounded from '@mui/icons-material/AddCircleOutlineRounded';
import RemoveCircleOutlineRounded from '@mui/icons-material/RemoveCircleOutlineRounded';
import { useTransfer } from './useTransfer';

const SPICES = ['Cumin', 'Fenugreek', 'Mace', 'Nigella', 'Sumac'];

export default function TransferListPress() {
  const { chosen, rest, choose, giveBack } = useTransfer(SPICES, ['Cumin']);
  const listRef = React.useRef<HTMLUListElement>(null);
  const [status, setStatus] = React.useState('');

  const move = (item: string) => {
    const leaves = chosen.includes(item);
    (leaves ? giveBack : choose)([item]);
    setStatus(`${item} ${leaves ? 'left' : 'joined'} the blend.`);
    // The row goes, and the focus would go with it.
    listRef.current?.focus();
  };

  const renderRows = (items: readonly string[], inside: boolean) =>
    items.map((item) => (
      <ListItem key={item} disablePadding>
        <ListItemButton onClick={() => move(item)}>
          <ListItemIcon sx={{ minWidth: 40 }}>
            {inside ? <RemoveCircleOutlineRounded /> : <AddCircleOutlineRounded />}
          </ListItemIcon>
          <ListItemText primary={inside ? `Remove ${item}` : `Add ${item}`} />
        </ListItemButton>
      </ListItem>
    ));

  return (
    <Paper variant="outlined">
      <List
        ref={listRef}
        tabIndex={-1}
        dense
        aria-label="Spices"
        sx={{ outline: 0 }}
      >
        {renderRows(chosen, true)}
        {renderRows(rest, false)}
      </List>
      <Stack sx={{ borderTop: 1, borderColor: 'divider', p: 2 }}>
        <Typography>In the blend: {chosen.join(', ') || 'nothing yet'}</Typography>
        <Typography role="status" variant="body2" color="text.secondary">
          {status}
        </Typography>
      </Stack>
    </Paper>
  );
}
