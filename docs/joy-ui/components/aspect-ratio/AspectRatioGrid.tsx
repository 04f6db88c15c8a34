import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import { forest, harbour, mountains } from './pictures';

const PHOTOS = { Forest: forest, Harbour: harbour, Mountains: mountains };

export default function AspectRatioGrid() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
        '--AspectRatio-radius': (theme) => theme.vars.radius.md,
      }}
    >
      {Object.entries(PHOTOS).map(([name, src]) => (
        <AspectRatio key={name} ratio="1">
          <img src={src} alt={name} />
        </AspectRatio>
      ))}
    </Box>
  );
}
