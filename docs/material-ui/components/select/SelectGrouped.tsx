import * as React from 'react';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

/** Leaves out the `role="option"` that Select passes to its children. */
function GroupHeader({ children }: { children: React.ReactNode }) {
  return <ListSubheader role="presentation">{children}</ListSubheader>;
}
GroupHeader.muiSkipListHighlight = true;

export default function SelectGrouped() {
  return (
    <Select fullWidth defaultValue="berlin" inputProps={{ 'aria-label': 'Office' }}>
      <GroupHeader>Europe</GroupHeader>
      <MenuItem value="berlin">Berlin</MenuItem>
      <MenuItem value="lisbon">Lisbon</MenuItem>
      <GroupHeader>North America</GroupHeader>
      <MenuItem value="austin">Austin</MenuItem>
      <MenuItem value="toronto">Toronto</MenuItem>
    </Select>
  );
}
