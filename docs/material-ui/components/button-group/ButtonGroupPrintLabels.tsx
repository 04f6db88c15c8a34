import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';

const WAYS = [
  'Print the label',
  'Print label and invoice',
  'Send the label by post',
];

export default function ButtonGroupPrintLabels() {
  const id = React.useId();
  // The group is the anchor, so the menu lies under the whole bar.
  const [group, setGroup] = React.useState<HTMLDivElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [status, setStatus] = React.useState('');

  const choose = (way: string) => {
    setOpen(false);
    setStatus(`Done: ${way.toLowerCase()}.`);
  };

  return (
    <Stack spacing={2} alignItems="flex-start">
      <ButtonGroup
        ref={setGroup}
        variant="contained"
        aria-label="Label of the parcel"
      >
        <Button onClick={() => choose('Print the label')}>Print the label</Button>
        <Button
          size="small"
          aria-label="Other ways to get the label"
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(true)}
        >
          <ExpandMoreRounded />
        </Button>
      </ButtonGroup>
      <Menu
        id={id}
        open={open}
        anchorEl={group}
        onClose={() => setOpen(false)}
        MenuListProps={{ 'aria-label': 'Other ways to get the label' }}
      >
        {WAYS.slice(1).map((way) => (
          <MenuItem key={way} onClick={() => choose(way)}>
            {way}
          </MenuItem>
        ))}
      </Menu>
      <Typography role="status">{status}</Typography>
    </Stack>
  );
}
