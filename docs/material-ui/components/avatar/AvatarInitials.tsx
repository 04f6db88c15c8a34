import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const GROUNDS = ['#1d5a7a', '#7a3b1d', '#3b5f1d', '#5b2a7a', '#7a1d46'];

function nameToColor(name: string): string | undefined {
  const sum = [...name].reduce(
    (total, letter) => total + (letter.codePointAt(0) ?? 0),
    0,
  );
  return GROUNDS[sum % GROUNDS.length];
}

function nameToInitials(name: string): string {
  const words = name.split(' ');
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => [...(word ?? '')][0] ?? '').join('');
}

export default function AvatarInitials() {
  return (
    <Stack direction="row" spacing={2}>
      {['Maren Aas', 'Tomás Ribeiro Luz', 'Óscar', 'Vera Lind'].map((name) => (
        <Avatar
          key={name}
          role="img"
          aria-label={name}
          sx={{ bgcolor: nameToColor(name), color: 'common.white', fontSize: 16 }}
        >
          {nameToInitials(name)}
        </Avatar>
      ))}
    </Stack>
  );
}
