import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import MusicNote from '@mui/icons-material/MusicNote';

export default function StackAligned() {
  return (
    <Stack
      direction="row"
      alignItems="center"
      spacing={2}
      useFlexGap
      sx={{ maxWidth: 480 }}
    >
      <Avatar sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText' }}>
        <MusicNote />
      </Avatar>
      <Stack sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap>Rehearsal of the second sopranos</Typography>
        <Typography variant="body2" color="text.secondary" noWrap>
          Tuesday at seven, gym of the old school
        </Typography>
      </Stack>
      <Button href="/material-ui/">Score</Button>
    </Stack>
  );
}
