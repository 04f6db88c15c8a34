import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';
import FilterList from '@mui/icons-material/FilterList';
import Search from '@mui/icons-material/Search';
import type { SortKey, TeamState } from './useTeam';

const sorts: Record<SortKey, string> = {
  role: 'Role',
  name: 'Name',
  seen: 'Last seen',
};

interface PeopleBarProps {
  team: TeamState;
  titleRef: React.Ref<HTMLHeadingElement>;
  onOpenFilter: () => void;
}

export default function PeopleBar({ team, titleRef, onOpenFilter }: PeopleBarProps) {
  const { found, people, filter, filterCount, sort, changeFilter, changeSort } =
    team;
  const searchId = React.useId();
  const sortId = React.useId();

  return (
    <>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1 }}
      >
        <Typography ref={titleRef} tabIndex={-1} level="title-lg" component="h2">
          People
        </Typography>
        <Typography level="body-sm" role="status">
          {found.length === people.length
            ? `all ${people.length}`
            : `${found.length} of ${people.length}`}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1.5 }}>
        <FormControl id={searchId} sx={{ flex: '1 1 220px' }}>
          <FormLabel>Search by name or email</FormLabel>
          <Input
            type="search"
            value={filter.query}
            onChange={(event) => changeFilter({ query: event.target.value })}
            startDecorator={<Search />}
          />
        </FormControl>
        <FormControl id={sortId} sx={{ flex: { xs: '1 1 120px', sm: '0 0 160px' } }}>
          <FormLabel>Sort by</FormLabel>
          <Select
            value={sort}
            placeholder={sorts[sort]}
            onChange={(event, next) => {
              if (event && next) changeSort(next);
            }}
          >
            {(Object.keys(sorts) as SortKey[]).map((key) => (
              <Option key={key} value={key}>
                {sorts[key]}
              </Option>
            ))}
          </Select>
        </FormControl>
        <Button
          variant="outlined"
          color="neutral"
          startDecorator={<FilterList />}
          onClick={onOpenFilter}
          sx={{ display: { md: 'none' } }}
        >
          {filterCount > 0 ? `Filters (${filterCount})` : 'Filters'}
        </Button>
      </Box>
    </>
  );
}
