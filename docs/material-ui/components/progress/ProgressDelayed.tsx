import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const QUESTIONS = [
  { label: 'Stamps in this drawer', wait: 250, answer: '212 stamps' },
  { label: 'Stamps in the whole house', wait: 2500, answer: '9,406 stamps' },
];

export default function ProgressDelayed() {
  const [asked, setAsked] = React.useState<(typeof QUESTIONS)[number] | null>(null);
  const [answer, setAnswer] = React.useState('');

  React.useEffect(() => {
    if (!asked) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setAnswer(asked.answer);
      setAsked(null);
    }, asked.wait);
    return () => clearTimeout(timer);
  }, [asked]);

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1}>
        {QUESTIONS.map((question) => (
          <Button
            key={question.label}
            variant="outlined"
            onClick={() => setAsked(question)}
          >
            {question.label}
          </Button>
        ))}
      </Stack>
      <Stack direction="row" spacing={2} alignItems="center" sx={{ minHeight: 32 }}>
        <Typography role="status">{answer}</Typography>
        <Fade
          in={asked !== null}
          unmountOnExit
          timeout={{ enter: 200, exit: 0 }}
          style={{ transitionDelay: asked ? '500ms' : '0ms' }}
        >
          <Box sx={{ display: 'flex' }}>
            <CircularProgress size={24} aria-label="Counting" />
          </Box>
        </Fade>
      </Stack>
    </Stack>
  );
}
