import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Tram from '@mui/icons-material/Tram';

const LINES = [
  { line: '1', to: 'Rope works', color: '#d84315' },
  { line: '4', to: 'Observatory', color: '#5e8c31' },
  { line: '9', to: 'Salt wharf', color: '#2f80c2' },
];

export default function IconsTramLines() {
  return (
    <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {LINES.map(({ line, to, color }) => (
        <Stack
          key={line}
          component="li"
          direction="row"
          spacing={1.5}
          alignItems="center"
        >
          <Tram htmlColor={color} />
          <Typography>
            {line} to {to}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
