import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function SkeletonAnimations() {
  return (
    <Stack spacing={2} aria-busy="true">
      {(['pulse', 'wave', false] as const).map((animation) => (
        <Skeleton
          key={String(animation)}
          variant="rectangular"
          animation={animation}
          height={48}
        />
      ))}
      <Skeleton
        variant="rectangular"
        height={48}
        sx={{
          '@media (prefers-reduced-motion: reduce)': {
            '&::before': { animation: 'none' },
          },
        }}
      />
    </Stack>
  );
}
