import Box from '@mui/joy/Box';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { logo } from './pictures';

export default function Brand() {
  return (
    <Stack direction="row" useFlexGap spacing={1.25} sx={{ alignItems: 'center' }}>
      <Box
        component="img"
        src={logo}
        alt=""
        sx={{ width: 32, height: 32, borderRadius: 'sm' }}
      />
      <Typography level="title-md" component="span">
        Fernway Garden
      </Typography>
    </Stack>
  );
}
