import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { lantern } from './pictures';

interface LibraryCardProps {
  name: string;
  branch: string;
  /** Empty as long as there is none. */
  number: string;
}

export default function LibraryCard({ name, branch, number }: LibraryCardProps) {
  return (
    <Paper
      component="figure"
      elevation={6}
      sx={{
        m: 0,
        width: '100%',
        maxWidth: 380,
        aspectRatio: { sm: '1.586' },
        p: 2.5,
        borderRadius: 4,
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        justifyContent: 'space-between',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        backgroundImage: 'none',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Box component="img" src={lantern} alt="" sx={{ width: 44, height: 44 }} />
        <div>
          <Typography variant="h6" component="p">
            Lantern Library
          </Typography>
          <Typography variant="body2">{branch}</Typography>
        </div>
      </Box>
      <div>
        <Typography variant="h5" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {name || 'Your name'}
        </Typography>
        <Typography
          sx={{ fontFamily: 'monospace', letterSpacing: '0.1em', fontSize: 18 }}
        >
          {number || '2 •••• •••• ••'}
        </Typography>
      </div>
    </Paper>
  );
}
