import * as React from 'react';
import { roleIds, roles, startPeople, type Person, type Role } from './data';
import { toPeople, type Invitation } from './invitation';

export type SortKey = 'name' | 'role' | 'seen';

export interface Filter {
  query: string;
  roles: readonly string[];
  groups: readonly string[];
  statuses: readonly string[];
}

export type FilterList = Exclude<keyof Filter, 'query'>;

const NO_FILTER: Filter = { query: '', roles: [], groups: [], statuses: [] };

const compareNames = (a: Person, b: Person) => a.name.localeCompare(b.name, 'en-GB');

const compare: Record<SortKey, (a: Person, b: Person) => number> = {
  name: compareNames,
  role: (a, b) =>
    roleIds.indexOf(a.role) - roleIds.indexOf(b.role) || compareNames(a, b),
  seen: (a, b) => a.days - b.days || compareNames(a, b),
};

function matches({ name, email, role, group, status }: Person, filter: Filter) {
  const query = filter.query.trim().toLowerCase();
  const has = (list: readonly string[], value: string) =>
    list.length === 0 || list.includes(value);

  return (
    `${name} ${email}`.toLowerCase().includes(query) &&
    has(filter.roles, role) &&
    has(filter.groups, group) &&
    has(filter.statuses, status)
  );
}

/** Sorts on request only, so that nobody jumps away when a role changes. */
export default function useTeam() {
  const [people, setPeople] = React.useState(() =>
    [...startPeople].sort(compare.role),
  );
  const [filter, setFilter] = React.useState(NO_FILTER);
  const [sort, setSort] = React.useState<SortKey>('role');
  const [message, setMessage] = React.useState({ id: 0, open: false, text: '' });

  const notify = (text: string) =>
    setMessage(({ id }) => ({ id: id + 1, open: true, text }));

  const change = (person: Person, next: Partial<Person>, text: string) => {
    setPeople(people.map((it) => (it.id === person.id ? { ...it, ...next } : it)));
    notify(text);
  };

  const { query, ...lists } = filter;

  return {
    people,
    found: people.filter((person) => matches(person, filter)),
    filter,
    filterCount: Object.values(lists).flat().length,
    isFiltered: query !== '' || Object.values(lists).flat().length > 0,
    sort,
    message,
    changeSort: (key: SortKey) => {
      setSort(key);
      setPeople([...people].sort(compare[key]));
    },
    changeFilter: (next: Partial<Filter>) => setFilter({ ...filter, ...next }),
    toggleFilter: (list: FilterList, value: string) => {
      const values = filter[list];
      setFilter({
        ...filter,
        [list]: values.includes(value)
          ? values.filter((one) => one !== value)
          : [...values, value],
      });
    },
    clearFilter: () => setFilter(NO_FILTER),
    hideMessage: () => setMessage({ ...message, open: false }),
    changeRole: (person: Person, role: Role) =>
      change(person, { role }, `${person.name} is ${roles[role].label} now.`),
    suspend: (person: Person) =>
      change(person, { status: 'suspended' }, `${person.name} is suspended.`),
    activate: (person: Person) =>
      change(person, { status: 'active' }, `${person.name} is active again.`),
    remind: (person: Person) =>
      change(
        person,
        { days: 0 },
        `The invitation to ${person.email} is sent again.`,
      ),
    remove: (person: Person) => {
      setPeople(people.filter(({ id }) => id !== person.id));
      notify(`${person.name} is no longer in the team.`);
    },
    invite: (invitation: Invitation) => {
      const invited = toPeople(invitation);
      const count = invited.length;
      setPeople([...invited, ...people]);
      notify(
        count === 1 ? 'One invitation is sent.' : `${count} invitations are sent.`,
      );
    },
  };
}

export type TeamState = ReturnType<typeof useTeam>;
