import Badge from '@mui/joy/Badge';
import Sheet from '@mui/joy/Sheet';
import Folder from '@mui/icons-material/Folder';

export default function BadgeRing() {
  return (
    <Sheet
      variant="soft"
      color="primary"
      sx={{ display: 'flex', gap: 4, p: 2, borderRadius: 'md' }}
    >
      <Badge
        badgeContent={2}
        sx={{ '--Badge-ringColor': 'var(--joy-palette-primary-softBg)' }}
      >
        <Folder />
      </Badge>
      <Badge badgeContent={2} sx={{ '--Badge-ringSize': '0px' }}>
        <Folder />
      </Badge>
    </Sheet>
  );
}
