import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const skills = ['React', 'TypeScript', 'Accessibility', 'CSS', 'Testing', 'Figma'];

export default function StackWrap() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      flexWrap="wrap"
      sx={{ maxWidth: 280 }}
    >
      {skills.map((skill) => (
        <Chip key={skill} label={skill} />
      ))}
    </Stack>
  );
}
