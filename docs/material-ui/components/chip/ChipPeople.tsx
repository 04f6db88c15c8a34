import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const CREW = [
  { name: 'Ilse Brandt', initials: 'IB', part: 'first violin' },
  { name: 'Otto Nyberg', initials: 'ON', part: 'second violin' },
  { name: 'Mara Silva', initials: 'MS', part: 'viola' },
  { name: 'Jun Ito', initials: 'JI', part: 'cello' },
];

export default function ChipPeople() {
  return (
    <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {CREW.map(({ name, initials, part }) => (
        <Stack
          component="li"
          key={name}
          direction="row"
          columnGap={1.5}
          flexWrap="wrap"
          alignItems="center"
        >
          <Chip
            color="primary"
            variant="outlined"
            avatar={<Avatar aria-hidden>{initials}</Avatar>}
            label={name}
          />
          <Typography color="text.secondary">{part}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
