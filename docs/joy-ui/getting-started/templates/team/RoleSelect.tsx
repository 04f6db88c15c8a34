import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';
import { roleIds, roles, type Role } from './data';

interface RoleSelectProps {
  name: string;
  role: Role;
  /** Somebody has to own the workspace. */
  isOnlyOwner: boolean;
  onChange: (role: Role) => void;
}

export default function RoleSelect({
  name,
  role,
  isOnlyOwner,
  onChange,
}: RoleSelectProps) {
  if (isOnlyOwner) {
    return (
      <div>
        <Typography level="title-sm">{roles.owner.label}</Typography>
        <Typography level="body-xs">A team needs an owner</Typography>
      </div>
    );
  }

  return (
    <Select
      size="sm"
      value={role}
      placeholder={roles[role].label}
      onChange={(event, next) => {
        if (event && next && next !== role) onChange(next);
      }}
      slotProps={{
        button: { 'aria-label': `Role of ${name}: ${roles[role].label}` },
        listbox: { placement: 'bottom-end' },
      }}
      sx={{ '--Select-placeholderOpacity': 1 }}
    >
      {roleIds.map((id) => (
        <Option key={id} value={id} label={roles[id].label}>
          <div>
            {roles[id].label}
            <Typography level="body-xs">{roles[id].note}</Typography>
          </div>
        </Option>
      ))}
    </Select>
  );
}
