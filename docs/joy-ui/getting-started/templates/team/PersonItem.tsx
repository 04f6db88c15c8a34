import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import ListItem from '@mui/joy/ListItem';
import Typography from '@mui/joy/Typography';
import { ME, statuses, toLastSeen, type Person } from './data';
import PersonMenu from './PersonMenu';
import RoleSelect from './RoleSelect';
import type { TeamState } from './useTeam';

const toInitials = (name: string) =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2);

interface PersonItemProps {
  person: Person;
  team: TeamState;
  isOnlyOwner: boolean;
  onRemove: (person: Person) => void;
}

/** Two rows on phones: the person with the menu, then group and role. */
export default function PersonItem({
  person,
  team,
  isOnlyOwner,
  onRemove,
}: PersonItemProps) {
  const { id, name, email, picture, group, role, status } = person;

  return (
    <ListItem
      sx={{
        display: 'grid',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        py: 1.5,
        gridTemplateColumns: {
          xs: '40px minmax(0, 1fr) auto',
          sm: '40px minmax(0, 3fr) minmax(0, 2fr) 132px 36px',
        },
        gridTemplateAreas: {
          xs: '"picture name menu" "about about role"',
          sm: '"picture name about role menu"',
        },
        '&:not(:last-of-type)': {
          borderBlockEnd: '1px solid',
          borderColor: 'divider',
        },
      }}
    >
      <Avatar src={picture} alt="" aria-hidden sx={{ gridArea: 'picture' }}>
        {toInitials(name)}
      </Avatar>
      <Box sx={{ gridArea: 'name', minWidth: 0 }}>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}
        >
          <Typography level="title-sm" noWrap>
            {name}
          </Typography>
          {id === ME && <Chip size="sm">You</Chip>}
          {status !== 'active' && (
            <Chip size="sm" color={status === 'invited' ? 'primary' : 'warning'}>
              {statuses[status]}
            </Chip>
          )}
        </Box>
        <Typography level="body-sm" noWrap>
          {email}
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'about', minWidth: 0 }}>
        <Typography level="body-sm" textColor="text.primary" noWrap>
          {group}
        </Typography>
        <Typography level="body-sm" noWrap>
          {toLastSeen(person)}
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'role', minWidth: 132 }}>
        <RoleSelect
          name={name}
          role={role}
          isOnlyOwner={isOnlyOwner}
          onChange={(next) => team.changeRole(person, next)}
        />
      </Box>
      <Box sx={{ gridArea: 'menu', justifySelf: 'end' }}>
        <PersonMenu
          person={person}
          team={team}
          isOnlyOwner={isOnlyOwner}
          onRemove={onRemove}
        />
      </Box>
    </ListItem>
  );
}
