import Box from '@mui/joy/Box';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const backgrounds = ['body', 'surface', 'popup', 'level1', 'level2', 'level3'];

export default function ThemeColorsBackground() {
  return (
    <Stack direction="row" gap={1} flexWrap="wrap">
      {backgrounds.map((name) => (
        <Box
          key={name}
          sx={{
            flex: '1 1 96px',
            p: 1.5,
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: 'sm',
            bgcolor: `background.${name}`,
          }}
        >
          <Typography level="title-sm">{name}</Typography>
        </Box>
      ))}
    </Stack>
  );
}
