import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function StackEllipsis() {
  return (
    <Stack direction="row" spacing={2} alignItems="center" maxWidth={280}>
      <Stack sx={{ minWidth: 0 }}>
        <Typography noWrap level="title-sm">
          minutes-of-the-board-meeting-in-may.pdf
        </Typography>
        <Typography noWrap level="body-sm">
          Changed by Mira Patel two days ago, in Documents
        </Typography>
      </Stack>
      <Chip size="sm" color="warning">
        Draft
      </Chip>
    </Stack>
  );
}
