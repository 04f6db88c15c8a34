import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const days = {
  Yesterday: 'The invoice is ready for you.',
  Today: 'Thank you, I paid it this morning.',
};

export default function DividerChip() {
  return (
    <Stack spacing={2}>
      {Object.entries(days).map(([day, message]) => (
        <div key={day}>
          <Divider role="presentation">
            <Chip size="small" label={day} />
          </Divider>
          <Typography>{message}</Typography>
        </div>
      ))}
    </Stack>
  );
}
