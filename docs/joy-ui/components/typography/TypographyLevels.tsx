import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const LEVELS = [
  'h1',
  'h2',
  'h3',
  'h4',
  'title-lg',
  'title-md',
  'title-sm',
  'body-lg',
  'body-md',
  'body-sm',
  'body-xs',
] as const;

export default function TypographyLevels() {
  return (
    <Stack spacing={1}>
      {LEVELS.map((level) => (
        <Typography key={level} level={level} component="div">
          {level}
        </Typography>
      ))}
    </Stack>
  );
}
