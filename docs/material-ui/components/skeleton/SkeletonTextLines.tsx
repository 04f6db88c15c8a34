import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function SkeletonTextLines() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={2}>
      <FormControlLabel
        control={
          <Switch
            checked={!loading}
            onChange={(event) => setLoading(!event.target.checked)}
          />
        }
        label="Text has come"
      />
      <div>
        <Typography variant="h4" component="p">
          {loading ? <Skeleton width="8ch" /> : 'Low tide'}
        </Typography>
        <Typography variant="h6" component="p">
          {loading ? <Skeleton width="14ch" /> : 'Today at 15:42'}
        </Typography>
        <Typography variant="caption" component="p">
          {loading ? <Skeleton width="24ch" /> : 'Gauge at the old pier'}
        </Typography>
      </div>
    </Stack>
  );
}
