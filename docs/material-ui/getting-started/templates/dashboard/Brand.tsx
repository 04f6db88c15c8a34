import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { logo } from './pictures';

export default function Brand() {
  return (
    <Stack direction="row" alignItems="center" spacing={1.5} useFlexGap>
      <Box component="img" src={logo} alt="" sx={{ width: 32, height: 32 }} />
      <Typography
        component="span"
        sx={{ fontWeight: 700, letterSpacing: '-0.01em' }}
      >
        North Light
      </Typography>
    </Stack>
  );
}
