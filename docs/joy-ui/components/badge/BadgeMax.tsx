import Badge from '@mui/joy/Badge';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const FOLDERS = [
  { name: 'Inbox', count: 128, max: undefined },
  { name: 'Drafts', count: 12, max: 9 },
  { name: 'Archive', count: 1204, max: 999 },
];

export default function BadgeMax() {
  return (
    <Stack direction="row" useFlexGap flexWrap="wrap" spacing={4}>
      {FOLDERS.map(({ name, count, max }) => (
        <Badge key={name} badgeContent={count} max={max} color="neutral">
          <Sheet variant="outlined" sx={{ px: 2, py: 1, borderRadius: 'sm' }}>
            {name}
          </Sheet>
        </Badge>
      ))}
    </Stack>
  );
}
