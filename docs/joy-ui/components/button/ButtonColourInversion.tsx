import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ButtonColourInversion() {
  const [inverted, setInverted] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ maxWidth: 420, mx: 'auto' }}>
      <Checkbox
        label="Invert the colours of the content"
        checked={inverted}
        onChange={(event) => setInverted(event.target.checked)}
      />
      <Card variant="solid" color="primary" invertedColors={inverted}>
        <Typography level="title-md" textColor="inherit">
          Your trial ends on Friday
        </Typography>
        <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
          <Button variant="solid">Choose a plan</Button>
          <Button variant="outlined">Compare plans</Button>
          <Button variant="plain">Not now</Button>
        </Stack>
      </Card>
    </Stack>
  );
}
