import * as React from 'react';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Search from '@mui/icons-material/Search';
import Tune from '@mui/icons-material/TuneOutlined';
import { paymentLabels, type Payment, type Status } from './data';
import FilterSelect, { type Choice } from './FilterSelect';
import { statuses } from './status';
import type { OrdersState, Sort } from './useOrders';

const statusChoices: readonly Choice<Status | 'all'>[] = [
  { value: 'all', label: 'All' },
  ...(Object.keys(statuses) as Status[]).map((value) => ({
    value,
    label: statuses[value].label,
  })),
];

const paymentChoices: readonly Choice<Payment | 'all'>[] = [
  { value: 'all', label: 'All' },
  ...(Object.keys(paymentLabels) as Payment[]).map((value) => ({
    value,
    label: paymentLabels[value],
  })),
];

const sorts: Record<string, Sort & { label: string }> = {
  newest: { by: 'date', ascending: false, label: 'Newest first' },
  oldest: { by: 'date', ascending: true, label: 'Oldest first' },
  highest: { by: 'total', ascending: false, label: 'Highest total' },
  lowest: { by: 'total', ascending: true, label: 'Lowest total' },
  customer: { by: 'customer', ascending: true, label: 'Customer' },
  status: { by: 'status', ascending: true, label: 'Status' },
};

const sortChoices = Object.entries(sorts).map(([value, { label }]) => ({
  value,
  label,
}));

export default function OrderFilters({ state }: { state: OrdersState }) {
  const { filter, sort, changeFilter, changeSort } = state;
  const [isOpen, setOpen] = React.useState(false);
  const searchId = React.useId();
  const moreId = React.useId();
  const sorted = Object.keys(sorts).find(
    (key) => sorts[key]?.by === sort.by && sorts[key]?.ascending === sort.ascending,
  );

  return (
    <Box
      role="search"
      aria-label="Orders"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5 }}
    >
      <FormControl id={searchId} size="sm" sx={{ flex: '1 1 200px' }}>
        <FormLabel>Search for a number, customer or product</FormLabel>
        <Input
          type="search"
          value={filter.query}
          onChange={(event) => changeFilter({ query: event.target.value })}
          startDecorator={<Search />}
        />
      </FormControl>
      <IconButton
        size="sm"
        variant="outlined"
        aria-label="Filter and sort"
        aria-expanded={isOpen}
        aria-controls={moreId}
        onClick={() => setOpen(!isOpen)}
        sx={{ display: { sm: 'none' } }}
      >
        <Tune />
      </IconButton>
      <Box
        id={moreId}
        sx={{
          display: { xs: isOpen ? 'grid' : 'none', sm: 'flex' },
          gridTemplateColumns: '1fr 1fr',
          gap: 1.5,
          width: { xs: '100%', sm: 'auto' },
        }}
      >
        <FilterSelect
          label="Status"
          value={filter.status}
          choices={statusChoices}
          onChange={(status) => changeFilter({ status })}
        />
        <FilterSelect
          label="Payment"
          value={filter.payment}
          choices={paymentChoices}
          onChange={(payment) => changeFilter({ payment })}
        />
        <FilterSelect
          label="Sort by"
          value={sorted ?? ''}
          choices={sortChoices}
          onChange={(key) => {
            const next = sorts[key];
            if (next) changeSort({ by: next.by, ascending: next.ascending });
          }}
          narrowOnly
        />
      </Box>
    </Box>
  );
}
