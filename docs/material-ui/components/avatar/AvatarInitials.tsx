import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const colors = ['#1d5a7a', '#7a3b1d', '#3b5f1d', '#5b2a7a', '#7a1d46'];

function nameToColor(name: string) {
  const sum = [...name].reduce(
    (total, letter) => total + (letter.codePointAt(0) ?? 0),
    0,
  );
  return colors[sum % colors.length];
}

function nameToInitials(name: string) {
  const words = name.split(' ');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]).join('');
}

export default function AvatarInitials() {
  return (
    <Stack direction="row" spacing={2}>
      {['Mia Chen', 'Omar Haddad', 'Lena Maria Novak', 'Óscar'].map((name) => (
        <Avatar
          key={name}
          role="img"
          aria-label={name}
          sx={{ bgcolor: nameToColor(name), color: '#fff', fontSize: 16 }}
        >
          {nameToInitials(name)}
        </Avatar>
      ))}
    </Stack>
  );
}
