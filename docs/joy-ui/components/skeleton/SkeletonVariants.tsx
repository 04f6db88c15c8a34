import Box from '@mui/joy/Box';
import Skeleton from '@mui/joy/Skeleton';
import Typography from '@mui/joy/Typography';

export default function SkeletonVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gap: 2,
        alignItems: 'center',
        '& > *': { m: 0 },
      }}
    >
      <Typography level="body-sm">rectangular</Typography>
      <Skeleton variant="rectangular" height={40} />
      <Typography level="body-sm">circular</Typography>
      <Skeleton variant="circular" width={40} height={40} />
      <Typography level="body-sm">text</Typography>
      <Skeleton variant="text" />
      <Typography level="body-sm">inline</Typography>
      <Typography>
        Total: <Skeleton variant="inline">€ 1,280.00</Skeleton> a year
      </Typography>
      <Typography level="body-sm">overlay</Typography>
      <Box sx={{ position: 'relative', height: 40 }}>
        <Skeleton variant="overlay" />
      </Box>
    </Box>
  );
}
