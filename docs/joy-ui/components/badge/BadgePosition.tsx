import Badge from '@mui/joy/Badge';
import Box from '@mui/joy/Box';

const CORNERS = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'right' },
] as const;

export default function BadgePosition() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'auto auto',
        justifyItems: 'start',
      }}
    >
      {CORNERS.map((corner) => {
        const name = `${corner.vertical} ${corner.horizontal}`;
        return (
          <Badge key={name} badgeContent={3} anchorOrigin={corner}>
            <Box sx={{ bgcolor: 'background.level2', color: 'text.primary', p: 2 }}>
              {name}
            </Box>
          </Badge>
        );
      })}
    </Box>
  );
}
