import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { GoTo } from './data';
import { shed } from './pictures';
import ToolFinder from './ToolFinder';

export default function Hero({ goTo }: { goTo: GoTo }) {
  return (
    <Container
      sx={{
        py: { xs: 4, md: 8 },
        display: 'grid',
        alignItems: 'center',
        gap: 4,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'minmax(0, 6fr) minmax(0, 5fr)',
        },
      }}
    >
      <Stack spacing={3} useFlexGap>
        <Typography component="h1" variant="h1">
          One drill is enough for a street
        </Typography>
        <Typography variant="h6" component="p" color="text.secondary">
          Borrow what your neighbours have, lend what you hardly use, and repair
          together what breaks.
        </Typography>
        <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
          <Button variant="contained" size="large" onClick={() => goTo('start')}>
            Start a shed
          </Button>
          <Button variant="outlined" size="large" onClick={() => goTo('features')}>
            How it works
          </Button>
        </Stack>
        <ToolFinder />
      </Stack>
      <Box
        component="img"
        src={shed}
        alt=""
        sx={{ width: '100%', display: 'block' }}
      />
    </Container>
  );
}
