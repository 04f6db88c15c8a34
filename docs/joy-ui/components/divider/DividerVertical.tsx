import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DividerVertical() {
  return (
    <Stack
      direction="row"
      spacing={2}
      divider={<Divider orientation="vertical" />}
      sx={{ justifyContent: 'center' }}
    >
      {['48 people', '9 rooms', '2 floors'].map((fact) => (
        <Typography key={fact}>{fact}</Typography>
      ))}
    </Stack>
  );
}
