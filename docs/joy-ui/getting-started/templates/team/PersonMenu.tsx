import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import ListDivider from '@mui/joy/ListDivider';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import MoreVert from '@mui/icons-material/MoreVert';
import { ME, type Person } from './data';
import type { TeamState } from './useTeam';

interface PersonMenuProps {
  person: Person;
  team: TeamState;
  isOnlyOwner: boolean;
  onRemove: (person: Person) => void;
}

export default function PersonMenu({
  person,
  team,
  isOnlyOwner,
  onRemove,
}: PersonMenuProps) {
  const { id, name, email, status } = person;
  const label = `Actions for ${name}`;
  const isInvited = status === 'invited';
  const isProtected = isOnlyOwner || id === ME;

  return (
    <Dropdown>
      <MenuButton
        aria-label={label}
        slots={{ root: IconButton }}
        slotProps={{ root: { size: 'sm', variant: 'plain', color: 'neutral' } }}
      >
        <MoreVert />
      </MenuButton>
      <Menu size="sm" aria-label={label} placement="bottom-end">
        {isInvited ? (
          <MenuItem onClick={() => team.remind(person)}>Send again</MenuItem>
        ) : (
          <MenuItem component="a" href={`mailto:${email}`}>
            Write an email
          </MenuItem>
        )}
        {status === 'active' && !isProtected && (
          <MenuItem onClick={() => team.suspend(person)}>Suspend</MenuItem>
        )}
        {status === 'suspended' && (
          <MenuItem onClick={() => team.activate(person)}>Activate</MenuItem>
        )}
        {!isProtected && <ListDivider />}
        {!isProtected && (
          <MenuItem color="danger" onClick={() => onRemove(person)}>
            {isInvited ? 'Withdraw invitation…' : 'Remove from team…'}
          </MenuItem>
        )}
      </Menu>
    </Dropdown>
  );
}
