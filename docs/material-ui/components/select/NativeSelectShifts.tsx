import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';

const SHIFTS = [
  { day: 'Monday', keeper: 'Ana' },
  { day: 'Tuesday', keeper: 'Piet' },
  { day: 'Wednesday', keeper: 'Ana' },
  { day: 'Thursday', keeper: 'Sunil' },
];

export default function NativeSelectShifts() {
  return (
    <Box
      sx={{
        alignItems: 'center',
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        gap: 2,
        maxWidth: 320,
      }}
    >
      {SHIFTS.map(({ day, keeper }) => (
        <Box key={day} sx={{ display: 'contents' }}>
          <Typography>{day}</Typography>
          <NativeSelect
            defaultValue={keeper}
            inputProps={{ 'aria-label': `Keeper on ${day}` }}
          >
            <option>Ana</option>
            <option>Piet</option>
            <option>Sunil</option>
          </NativeSelect>
        </Box>
      ))}
    </Box>
  );
}
