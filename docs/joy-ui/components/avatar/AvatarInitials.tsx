import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

const COLORS = ['#7b3f61', '#2f5f5b', '#5a4a8a', '#8a4b1f', '#35558c'];

function toColor(name: string) {
  let hash = 7;
  for (const letter of name) {
    hash = (hash * 41 + (letter.codePointAt(0) ?? 0)) % 65_521;
  }
  return COLORS[hash % COLORS.length];
}

function toInitials(name: string) {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const letters = [first, rest.at(-1) ?? ''].map((word) => Array.from(word)[0]);
  return letters.join('').toUpperCase();
}

export default function AvatarInitials() {
  return (
    <Stack direction="row" spacing={2}>
      {['Mira Patel', 'Jonas Weber', 'Ana Maria Silva', 'Óscar'].map((name) => (
        <Avatar
          key={name}
          role="img"
          aria-label={name}
          sx={{ bgcolor: toColor(name), color: '#fff' }}
        >
          {toInitials(name)}
        </Avatar>
      ))}
    </Stack>
  );
}
