import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function LinkCard() {
  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'relative',
        p: 2,
        '&:hover': { borderColor: 'primary.main' },
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <Link
        href="/material-ui/"
        underline="none"
        variant="h6"
        sx={{
          outline: 0,
          '&::after': { content: '""', position: 'absolute', inset: 0 },
        }}
      >
        Night train to the coast
      </Link>
      <Typography color="text.secondary">
        Leaves at 22:10, arrives with the fishing boats.
      </Typography>
    </Paper>
  );
}
