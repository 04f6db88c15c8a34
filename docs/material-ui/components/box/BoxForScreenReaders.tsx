import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';

const TRAINS = [
  { line: 'S3', minutes: 2, late: true },
  { line: 'S7', minutes: 9, late: false },
];

export default function BoxForScreenReaders() {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {TRAINS.map(({ line, minutes, late }) => (
        <Box component="li" key={line} sx={{ display: 'flex', gap: 2, py: 0.5 }}>
          <Box component="span" sx={visuallyHidden}>
            Line
          </Box>
          <Typography sx={{ minWidth: 40 }}>{line}</Typography>
          <Typography color={late ? 'error' : 'text.secondary'}>
            {minutes}
            <span aria-hidden="true">′</span>
            <Box component="span" sx={visuallyHidden}>
              {late ? ' minutes, late' : ' minutes, on time'}
            </Box>
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
