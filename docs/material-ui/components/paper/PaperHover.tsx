import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function PaperHover() {
  return (
    <Paper
      component="a"
      href="/material-ui/"
      sx={{
        display: 'block',
        p: 2,
        maxWidth: 320,
        textDecoration: 'none',
        '&:hover': { boxShadow: 8 },
        '&:focus-visible': { outline: '2px solid', outlineOffset: 2 },
      }}
    >
      <Typography component="span">Quarterly report</Typography>
    </Paper>
  );
}
