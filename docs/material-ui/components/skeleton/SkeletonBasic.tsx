import * as React from 'react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

export default function SkeletonBasic() {
  const [user, setUser] = React.useState<{ name: string; team: string }>();

  return (
    <div>
      <Typography variant="h6" component="p">
        {user ? user.name : <Skeleton width="10ch" />}
      </Typography>
      <Typography>{user ? user.team : <Skeleton width="16ch" />}</Typography>
      <Button onClick={() => setUser({ name: 'Mia Chen', team: 'Design, Berlin' })}>
        Load the user
      </Button>
    </div>
  );
}
