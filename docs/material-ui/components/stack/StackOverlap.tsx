import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const members = ['Mia Chen', 'Omar Haddad', 'Lena Novak'];

export default function StackOverlap() {
  return (
    <Stack
      direction="row"
      spacing={-1}
      role="img"
      aria-label={`Members: ${members.join(', ')}`}
    >
      {members.map((member) => (
        <Avatar
          key={member}
          sx={{
            color: 'primary.contrastText',
            bgcolor: 'primary.main',
            border: 2,
            borderColor: 'background.paper',
          }}
        >
          {member[0]}
        </Avatar>
      ))}
    </Stack>
  );
}
