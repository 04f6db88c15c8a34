import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import { visuallyHidden } from '@mui/utils';

const orders = ['#1041, Mia Chen', '#1042, Omar Haddad', '#1043, Lena Fischer'];

const messages = { idle: '', loading: 'Loading orders', done: '3 orders loaded' };

export default function SkeletonStatus() {
  const [phase, setPhase] = React.useState<keyof typeof messages>('idle');

  const load = () => {
    setPhase('loading');
    setTimeout(() => setPhase('done'), 2000);
  };

  return (
    <div>
      <Button onClick={load}>Show orders</Button>
      <Box role="status" sx={visuallyHidden}>
        {messages[phase]}
      </Box>
      {phase !== 'idle' && (
        <List aria-label="Orders" aria-busy={phase === 'loading'}>
          {orders.map((order) => (
            <ListItem key={order}>
              {phase === 'done' ? order : <Skeleton width="18ch" />}
            </ListItem>
          ))}
        </List>
      )}
    </div>
  );
}
