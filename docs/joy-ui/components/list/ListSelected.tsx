import * as React from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

const reports = ['Sales by month', 'Refunds', 'Stock levels'];

export default function ListSelected() {
  const [open, setOpen] = React.useState('Refunds');

  return (
    <List aria-label="Reports">
      {reports.map((report) => (
        <ListItem key={report}>
          <ListItemButton
            variant={report === open ? 'soft' : 'plain'}
            color={report === open ? 'primary' : 'neutral'}
            selected={report === open}
            aria-current={report === open}
            onClick={() => setOpen(report)}
          >
            {report}
          </ListItemButton>
        </ListItem>
      ))}
      <ListItem>
        <ListItemButton disabled>Forecast (from 30 orders)</ListItemButton>
      </ListItem>
    </List>
  );
}
