import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function SelectAutoWidth() {
  const id = React.useId();

  return (
    <Stack direction="row" useFlexGap flexWrap="wrap" gap={2}>
      <FormControl size="small" variant="filled" sx={{ minWidth: 140 }}>
        <InputLabel id={`${id}-view`}>View</InputLabel>
        <Select labelId={`${id}-view`} defaultValue="board">
          <MenuItem value="board">Board</MenuItem>
          <MenuItem value="list">List</MenuItem>
        </Select>
      </FormControl>
      <FormControl size="small" variant="standard" sx={{ width: 110 }}>
        <InputLabel id={`${id}-period`}>Period</InputLabel>
        <Select labelId={`${id}-period`} autoWidth defaultValue="week">
          <MenuItem value="week">Week</MenuItem>
          <MenuItem value="fiscal">Fiscal year, from April to March</MenuItem>
        </Select>
      </FormControl>
    </Stack>
  );
}
