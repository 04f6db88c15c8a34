import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';
import Search from '@mui/icons-material/Search';
import Tune from '@mui/icons-material/Tune';
import FilterFields from './FilterFields';
import { countFilters, type Filters } from './filterFlats';

interface FilterBarProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  /** How many flats are left. */
  count: number;
}

/** The search and the filters, which are in a drawer on small screens. */
export default function FilterBar({ filters, onChange, count }: FilterBarProps) {
  const [open, setOpen] = React.useState(false);
  const set = countFilters(filters);

  return (
    <Box
      role="search"
      aria-label="Flats"
      sx={{
        display: 'grid',
        alignItems: 'end',
        gap: 1.5,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) auto',
          md: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))',
        },
      }}
    >
      <FormControl id={React.useId()}>
        <FormLabel>Street or district</FormLabel>
        <Input
          type="search"
          value={filters.query}
          startDecorator={<Search />}
          onChange={(event) => onChange({ ...filters, query: event.target.value })}
        />
      </FormControl>
      <Button
        variant="outlined"
        color="neutral"
        startDecorator={<Tune />}
        onClick={() => setOpen(true)}
        sx={{ display: { md: 'none' } }}
      >
        Filters{set > 0 && ` (${set})`}
      </Button>
      <Box sx={{ display: { xs: 'none', md: 'contents' } }}>
        <FilterFields filters={filters} onChange={onChange} />
      </Box>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ content: { 'aria-describedby': undefined } }}
        sx={{ display: { md: 'none' } }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Filters</DialogTitle>
        <Stack spacing={2} sx={{ p: 2 }}>
          <FilterFields filters={filters} onChange={onChange} />
          <Button onClick={() => setOpen(false)}>
            Show {count === 1 ? '1 flat' : `${count} flats`}
          </Button>
        </Stack>
      </Drawer>
    </Box>
  );
}
