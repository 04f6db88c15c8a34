import Box from '@mui/material/Box';
import Hidden from '@mui/material/Hidden';
import Typography from '@mui/material/Typography';

const HUTS = [
  { name: 'Rook hut', hours: '1 h 40', ascent: '620 m' },
  { name: 'Mill spring', hours: '0 h 55', ascent: '140 m' },
];

export default function HiddenTrailSign() {
  return (
    <Box sx={{ display: 'grid', gap: 1, p: 2 }}>
      {HUTS.map(({ name, hours, ascent }) => (
        <Box
          key={name}
          sx={{
            display: 'flex',
            gap: 3,
            borderBottom: 1,
            borderColor: 'divider',
            pb: 1,
          }}
        >
          <Typography sx={{ flex: 1 }}>{name}</Typography>
          <Typography>{hours}</Typography>
          <Hidden smDown>
            <Typography color="text.secondary">{ascent} up</Typography>
          </Hidden>
        </Box>
      ))}
      <Hidden smUp>
        <Typography variant="body2" color="text.secondary">
          Wider windows show the ascent, too.
        </Typography>
      </Hidden>
    </Box>
  );
}
