import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

export default function SkeletonText() {
  return (
    <div>
      <Typography variant="h4" component="p">
        <Skeleton width="8ch" />
      </Typography>
      <Typography variant="body1">
        <Skeleton />
        <Skeleton />
        <Skeleton width="60%" />
      </Typography>
      <Typography variant="caption">
        <Skeleton width="14ch" />
      </Typography>
    </div>
  );
}
