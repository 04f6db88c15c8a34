import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const files = [
  { name: 'Quarterly report with all appendices (final).pdf', size: '4.2 MB' },
  { name: 'Notes.txt', size: '3 kB' },
];

export default function TypographyNoWrap() {
  return (
    <Box sx={{ maxWidth: 280 }}>
      {files.map(({ name, size }) => (
        <Box key={name} sx={{ display: 'flex', gap: 2, py: 0.5 }}>
          <Typography noWrap title={name} sx={{ flex: 1, minWidth: 0 }}>
            {name}
          </Typography>
          <Typography color="text.secondary">{size}</Typography>
        </Box>
      ))}
    </Box>
  );
}
