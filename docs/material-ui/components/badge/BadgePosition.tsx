import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Folder from '@mui/icons-material/FolderOutlined';

const vertical = ['top', 'bottom'] as const;
const horizontal = ['left', 'right'] as const;

export default function BadgePosition() {
  return (
    <Stack direction="row" flexWrap="wrap" useFlexGap spacing={5} sx={{ p: 1 }}>
      {vertical.flatMap((y) =>
        horizontal.map((x) => (
          <Badge
            key={y + x}
            badgeContent={3}
            color="primary"
            anchorOrigin={{ vertical: y, horizontal: x }}
          >
            <Folder fontSize="large" titleAccess={`3 files, ${y} ${x}`} />
          </Badge>
        )),
      )}
    </Stack>
  );
}
