import * as React from 'react';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import CheckIcon from '@mui/icons-material/Check';

type Verdict = 'open' | 'approved' | 'sent back';

export default function ButtonReviewActions() {
  const [verdict, setVerdict] = React.useState<Verdict>('open');

  return (
    <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'md' }}>
      <Typography sx={{ mb: 2 }}>Expense report 0417, 386.40 €</Typography>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Button
          color="success"
          startDecorator={<CheckIcon />}
          onClick={() => setVerdict('approved')}
        >
          Approve
        </Button>
        <Button variant="outlined" onClick={() => setVerdict('sent back')}>
          Send back
        </Button>
      </Stack>
      <Typography level="body-sm" aria-live="polite" sx={{ mt: 1.5 }}>
        Status: {verdict}
      </Typography>
    </Sheet>
  );
}
