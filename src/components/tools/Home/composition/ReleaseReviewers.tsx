import Avatar from '@mui/joy/Avatar';
import Chip from '@mui/joy/Chip';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import { useThemeState } from '../../../../hooks/useThemeState';
import { REVIEWERS, useRelease } from './releaseState';

const nameToInitials = (name: string) =>
  name
    .split(' ')
    .filter((word) => /^\p{Lu}/u.test(word))
    .map(([initial]) => initial)
    .join('');

/** Joy UI: who has agreed. Joy knows no dense theme, so its sizes follow the setting. */
export default function ReleaseReviewers() {
  const [release, dispatch] = useRelease();
  const [{ dense }] = useThemeState();
  const size = dense ? 'sm' : 'md';
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <Typography level="title-sm">Reviewers</Typography>
        <Chip size="sm" variant="soft" color="primary">
          <span dir="ltr">{release.approvals.length} approved</span>
        </Chip>
      </Stack>
      <List
        size={size}
        sx={{ '--ListItem-paddingX': '0px', '--List-gap': dense ? '0px' : '8px' }}
      >
        {REVIEWERS.map(({ id, name, role }) => (
          <ListItem key={id}>
            <ListItemDecorator sx={{ minInlineSize: 44 }}>
              <Avatar size="sm" variant="soft" color="primary">
                {nameToInitials(name)}
              </Avatar>
            </ListItemDecorator>
            <ListItemContent>
              <Typography level="title-sm">{name}</Typography>
              <Typography level="body-xs">{role}</Typography>
            </ListItemContent>
            <Switch
              size={size}
              checked={release.approvals.includes(id)}
              onChange={() => dispatch({ type: 'TOGGLE_APPROVAL', id })}
              slotProps={{ input: { 'aria-label': `${name} approves` } }}
            />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
