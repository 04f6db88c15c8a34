import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const ENTRIES = [
  { day: 'Monday', align: 'left', text: 'Moored below the old crane.' },
  { day: 'Tuesday', align: 'center', text: 'Fog until ten, then up the river.' },
  { day: 'Wednesday', align: 'right', text: 'Waited for the lock.' },
] as const;

export default function DividerTextAlign() {
  return (
    <Stack spacing={1}>
      {ENTRIES.map(({ day, align, text }) => (
        <div key={day}>
          <Divider textAlign={align} role="presentation">
            <Chip size="small" label={day} />
          </Divider>
          <Typography>{text}</Typography>
        </div>
      ))}
    </Stack>
  );
}
