import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

export default function BackdropCard() {
  const [orders, setOrders] = React.useState(128);
  const [loading, setLoading] = React.useState(false);

  const handleRefresh = () => {
    if (loading) return;
    setLoading(true);
    setTimeout(() => {
      setOrders(orders + 3);
      setLoading(false);
    }, 2000);
  };

  return (
    <React.Fragment>
      <Button aria-disabled={loading} onClick={handleRefresh}>
        Refresh
      </Button>
      <Card variant="outlined" aria-busy={loading} sx={{ position: 'relative' }}>
        <CardContent>
          <Typography variant="h6" component="h3">
            Orders today
          </Typography>
          <Typography role="status">{loading ? 'Loading' : orders}</Typography>
        </CardContent>
        <Backdrop
          open={loading}
          sx={{ position: 'absolute', color: 'common.white' }}
        >
          <CircularProgress color="inherit" />
        </Backdrop>
      </Card>
    </React.Fragment>
  );
}
