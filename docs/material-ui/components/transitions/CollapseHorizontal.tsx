import * as React from 'react';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import FilterListIcon from '@mui/icons-material/FilterList';

export default function CollapseHorizontal() {
  const id = React.useId();
  const [isOpen, setIsOpen] = React.useState(true);

  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', inlineSize: '100%' }}>
      <IconButton
        aria-label="Filters"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <FilterListIcon />
      </IconButton>
      <Collapse in={isOpen} orientation="horizontal" id={id}>
        <MenuList sx={{ width: 120 }} aria-label="Filter by state">
          <MenuItem>Open</MenuItem>
          <MenuItem>Paid</MenuItem>
        </MenuList>
      </Collapse>
      <Box sx={{ flex: 1, p: 1 }}>14 invoices</Box>
    </Box>
  );
}
