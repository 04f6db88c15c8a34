import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

/** Leaves out what Select adds to its children, such as the role of an option. */
function GroupTitle({ children }: { children: React.ReactNode }) {
  return <ListSubheader role="presentation">{children}</ListSubheader>;
}
GroupTitle.muiSkipListHighlight = true;

export default function SelectGroups() {
  const id = React.useId();

  return (
    <FormControl fullWidth>
      <InputLabel id={id}>Tree to plant</InputLabel>
      <Select labelId={id} label="Tree to plant" defaultValue="">
        <GroupTitle>Fruit trees</GroupTitle>
        <MenuItem value="quince">Quince</MenuItem>
        <MenuItem value="medlar">Medlar</MenuItem>
        <GroupTitle>Shade trees</GroupTitle>
        <MenuItem value="lime">Small-leaved lime</MenuItem>
        <MenuItem value="hornbeam">Hornbeam</MenuItem>
      </Select>
    </FormControl>
  );
}
