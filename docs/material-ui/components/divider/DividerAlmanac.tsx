import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DividerAlmanac() {
  return (
    <Card variant="outlined">
      <Typography sx={{ p: 2 }}>
        Sunday, the moon is new and the tide is high.
      </Typography>
      <Divider />
      <Stack
        direction="row"
        divider={<Divider orientation="vertical" flexItem aria-hidden />}
        sx={{ '& > p': { flex: 1, p: 2 } }}
      >
        <Typography>Rises 06:58</Typography>
        <Typography>Sets 19:41</Typography>
      </Stack>
    </Card>
  );
}
