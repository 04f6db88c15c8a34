import { Box, Stack } from '@mui/system';

const tags = ['Urgent', 'Waiting', 'Design', 'Backend', 'Customer', 'Legal', 'Q3'];

export default function StackWrap() {
  return (
    <Stack
      component="ul"
      aria-label="Labels"
      direction="row"
      flexWrap="wrap"
      spacing={1}
      useFlexGap
      sx={{ m: 0, p: 0, maxWidth: 280, listStyle: 'none' }}
    >
      {tags.map((tag) => (
        <Box
          component="li"
          key={tag}
          sx={{ px: 1.5, py: 0.5, border: 1, borderRadius: 999 }}
        >
          {tag}
        </Box>
      ))}
    </Stack>
  );
}
