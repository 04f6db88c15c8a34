import Button from '@mui/joy/Button';
import List from '@mui/joy/List';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import SearchOff from '@mui/icons-material/SearchOff';
import type { Person } from './data';
import PersonItem from './PersonItem';
import type { TeamState } from './useTeam';

interface PeopleListProps {
  team: TeamState;
  onRemove: (person: Person) => void;
  onShowAll: () => void;
}

export default function PeopleList({ team, onRemove, onShowAll }: PeopleListProps) {
  const { people, found } = team;
  const owners = people.filter(({ role }) => role === 'owner');

  return (
    <Sheet variant="outlined" sx={{ borderRadius: 'md', overflow: 'hidden' }}>
      {found.length === 0 && (
        <Stack
          spacing={1.5}
          sx={{ alignItems: 'center', p: 4, textAlign: 'center' }}
        >
          <SearchOff />
          <Typography level="body-md">Nobody matches search and filters.</Typography>
          <Button variant="soft" onClick={onShowAll}>
            Show everybody
          </Button>
        </Stack>
      )}
      {found.length > 0 && (
        <List aria-label="People" sx={{ '--List-padding': '0px' }}>
          {found.map((person) => (
            <PersonItem
              key={person.id}
              person={person}
              team={team}
              isOnlyOwner={person.role === 'owner' && owners.length === 1}
              onRemove={onRemove}
            />
          ))}
        </List>
      )}
    </Sheet>
  );
}
