import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PaperTinted() {
  return (
    <Stack direction="row" flexWrap="wrap" useFlexGap spacing={2}>
      <Paper
        elevation={0}
        sx={{
          flex: '1 1 180px',
          p: 2,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        <Typography variant="h5" component="p">
          14 °C
        </Typography>
        <Typography variant="body2">in the water</Typography>
      </Paper>
      <Paper
        variant="outlined"
        sx={{ flex: '1 1 180px', p: 2, borderColor: 'primary.main' }}
      >
        <Typography variant="h5" component="p">
          19 °C
        </Typography>
        <Typography variant="body2">in the air</Typography>
      </Paper>
    </Stack>
  );
}
