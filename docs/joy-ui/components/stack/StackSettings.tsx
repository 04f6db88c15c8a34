import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

const SETTINGS = ['Email', 'Push messages', 'Weekly summary'];

export default function StackSettings() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      {SETTINGS.map((setting) => (
        <Typography
          key={setting}
          component="label"
          endDecorator={<Switch sx={{ marginInlineStart: 'auto' }} />}
        >
          {setting}
        </Typography>
      ))}
    </Stack>
  );
}
