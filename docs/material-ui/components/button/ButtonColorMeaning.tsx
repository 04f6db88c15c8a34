import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type Answer = 'waiting' | 'granted' | 'refused';

const REQUESTS = [
  { name: 'Ifeoma Adeyemi', area: 'Billing reports' },
  { name: 'Marek Novotný', area: 'Customer addresses' },
];

function AccessRequest({ name, area }: { name: string; area: string }) {
  const [answer, setAnswer] = React.useState<Answer>('waiting');

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: '1 1 200px' }}>
        <Typography>{name}</Typography>
        <Typography role="status" variant="body2" color="text.secondary">
          {`${area}: ${answer}`}
        </Typography>
      </Box>
      <Button
        color="success"
        variant="outlined"
        aria-label={`Grant access to ${name}`}
        onClick={() => setAnswer('granted')}
      >
        Grant access
      </Button>
      <Button
        color="error"
        aria-label={`Refuse ${name}`}
        onClick={() => setAnswer('refused')}
      >
        Refuse
      </Button>
    </Box>
  );
}

export default function ButtonColorMeaning() {
  return (
    <Stack spacing={2} divider={<Divider />}>
      {REQUESTS.map((request) => (
        <AccessRequest key={request.name} {...request} />
      ))}
    </Stack>
  );
}
