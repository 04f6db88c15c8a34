import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function SkeletonCard() {
  const [loading, setLoading] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        control={<Switch checked={loading} onChange={() => setLoading(!loading)} />}
        label="Loading"
      />
      <Card variant="outlined" aria-busy={loading}>
        <CardHeader
          avatar={
            loading ? (
              <Skeleton variant="circular" width={40} height={40} />
            ) : (
              <Avatar aria-hidden>MC</Avatar>
            )
          }
          title={loading ? <Skeleton width="40%" /> : 'Mia Chen'}
          subheader={loading ? <Skeleton width="25%" /> : 'Designer'}
        />
        <CardContent>
          <Typography>
            {loading ? <Skeleton /> : 'Working on the new checkout'}
          </Typography>
        </CardContent>
      </Card>
    </div>
  );
}
