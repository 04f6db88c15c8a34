import { Box, Stack, type SxProps, type Theme } from '@mui/system';

interface UserRowProps {
  name: string;
  duty: string;
  sx?: SxProps<Theme>;
}

function UserRow({ name, duty, sx }: UserRowProps) {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={sx}>
      <strong>{name}</strong>
      <Box sx={{ marginInlineStart: 'auto' }}>{duty}</Box>
    </Stack>
  );
}

export default function CustomSx() {
  return (
    <Box sx={{ maxWidth: 320 }}>
      <UserRow name="Mia Chen" duty="Owner" sx={{ pb: 1, borderBottom: 1 }} />
      <UserRow name="Omar Haddad" duty="Guest" sx={{ pt: 1 }} />
    </Box>
  );
}
