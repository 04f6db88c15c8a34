import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const CREW = ['Ada', 'Bo', 'Cem', 'Dot'];

export default function StackOverlap() {
  return (
    <Stack
      direction="row"
      spacing={-1}
      role="img"
      aria-label={`On board: ${CREW.join(', ')}`}
    >
      {CREW.map((name) => (
        <Avatar
          key={name}
          sx={{
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            border: '2px solid',
            borderColor: 'background.paper',
          }}
        >
          {name[0]}
        </Avatar>
      ))}
    </Stack>
  );
}
