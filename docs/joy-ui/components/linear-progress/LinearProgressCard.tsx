import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';

export default function LinearProgressCard() {
  const [loading, setLoading] = React.useState(false);

  React.useEffect(() => {
    const timer = setTimeout(() => setLoading(false), 3000);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Card aria-busy={loading} sx={{ maxWidth: 320, overflow: 'hidden' }}>
      {loading && (
        <LinearProgress
          aria-label="Loading revenue"
          size="sm"
          sx={{
            '--LinearProgress-radius': '0px',
            position: 'absolute',
            insetInline: 0,
            top: 0,
          }}
        />
      )}
      <Typography level="title-md" component="h3">
        Revenue in May
      </Typography>
      <Typography>€ 48,200</Typography>
      <Button variant="outlined" onClick={() => setLoading(true)}>
        Refresh
      </Button>
    </Card>
  );
}
