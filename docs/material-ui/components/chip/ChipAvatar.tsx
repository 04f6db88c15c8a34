import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ChipAvatar() {
  return (
    <Stack
      direction="row"
      useFlexGap
      flexWrap="wrap"
      spacing={1}
      alignItems="center"
    >
      <Chip
        color="primary"
        avatar={<Avatar aria-hidden>MC</Avatar>}
        label="Mia Chen"
      />
      <Chip
        size="small"
        color="primary"
        variant="outlined"
        avatar={<Avatar aria-hidden>OH</Avatar>}
        label="Omar Haddad"
      />
    </Stack>
  );
}
