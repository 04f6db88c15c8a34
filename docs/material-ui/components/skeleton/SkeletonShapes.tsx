import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

const SHAPES = ['text', 'rectangular', 'rounded', 'circular'] as const;

export default function SkeletonShapes() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))',
        gap: 3,
      }}
    >
      {SHAPES.map((shape) => (
        <div key={shape}>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {shape}
          </Typography>
          <Skeleton
            variant={shape}
            width={shape === 'circular' ? 72 : '100%'}
            height={72}
          />
        </div>
      ))}
    </Box>
  );
}
