import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const SKILLS = ['TypeScript', 'React', 'CSS', 'Testing', 'Figma', 'Accessibility'];

export default function StackWrap() {
  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" maxWidth={240}>
      {SKILLS.map((skill) => (
        <Chip key={skill} variant="outlined">
          {skill}
        </Chip>
      ))}
    </Stack>
  );
}
