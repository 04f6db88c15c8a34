import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { groups, roleIds, roles, statuses, type Person, type Status } from './data';
import type { FilterList, TeamState } from './useTeam';

interface Choice {
  value: string;
  label: string;
  has: (person: Person) => boolean;
}

const lists: readonly {
  list: FilterList;
  name: string;
  choices: readonly Choice[];
}[] = [
  {
    list: 'roles',
    name: 'Role',
    choices: roleIds.map((value) => ({
      value,
      label: roles[value].label,
      has: ({ role }) => role === value,
    })),
  },
  {
    list: 'groups',
    name: 'Group',
    choices: groups.map((value) => ({
      value,
      label: value,
      has: ({ group }) => group === value,
    })),
  },
  {
    list: 'statuses',
    name: 'Status',
    choices: (Object.keys(statuses) as Status[]).map((value) => ({
      value,
      label: statuses[value],
      has: ({ status }) => status === value,
    })),
  },
];

function FilterGroup({
  name,
  children,
}: {
  name: string;
  children: React.ReactNode;
}) {
  const id = React.useId();

  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} level="title-sm">
        {name}
      </Typography>
      <List size="sm" sx={{ '--ListItem-paddingX': '0px' }}>
        {children}
      </List>
    </Box>
  );
}

export default function Filters({ team }: { team: TeamState }) {
  const { people, filter, filterCount, toggleFilter, changeFilter } = team;

  const listsRef = React.useRef<HTMLDivElement>(null);

  return (
    <Stack ref={listsRef} spacing={1.5}>
      {lists.map(({ list, name, choices }) => (
        <FilterGroup key={list} name={name}>
          {choices.map(({ value, label, has }) => (
            <ListItem key={value} sx={{ justifyContent: 'space-between' }}>
              <Checkbox
                size="sm"
                label={label}
                checked={filter[list].includes(value)}
                onChange={() => toggleFilter(list, value)}
              />
              <Typography level="body-sm">{people.filter(has).length}</Typography>
            </ListItem>
          ))}
        </FilterGroup>
      ))}
      {filterCount > 0 && (
        <Button
          size="sm"
          variant="outlined"
          color="neutral"
          onClick={() => {
            listsRef.current?.querySelector('input')?.focus();
            changeFilter({ roles: [], groups: [], statuses: [] });
          }}
        >
          Clear filters ({filterCount})
        </Button>
      )}
    </Stack>
  );
}
