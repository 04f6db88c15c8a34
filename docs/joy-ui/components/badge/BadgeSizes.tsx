import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';
import CalendarMonth from '@mui/icons-material/CalendarMonth';

export default function BadgeSizes() {
  return (
    <Stack direction="row" useFlexGap flexWrap="wrap" spacing={4}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Stack key={size} direction="row" spacing={3}>
          <Badge size={size} badgeContent={5}>
            <CalendarMonth sx={{ fontSize: 36 }} />
          </Badge>
          <Badge size={size}>
            <CalendarMonth sx={{ fontSize: 36 }} />
          </Badge>
        </Stack>
      ))}
    </Stack>
  );
}
