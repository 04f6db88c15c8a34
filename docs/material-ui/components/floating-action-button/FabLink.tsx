import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import DirectionsBikeRounded from '@mui/icons-material/DirectionsBikeRounded';

export default function FabLink() {
  return (
    <Stack spacing={2} alignItems="flex-start">
      <Typography>
        Station square: 7 bicycles, 2 of them with a child seat
      </Typography>
      <Fab variant="extended" color="primary" href="/material-ui/">
        <DirectionsBikeRounded sx={{ marginInlineEnd: 1 }} />
        Rent one
      </Fab>
    </Stack>
  );
}
