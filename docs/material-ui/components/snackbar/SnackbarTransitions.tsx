import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Slide, { type SlideProps } from '@mui/material/Slide';
import Snackbar, { type SnackbarProps } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';

function SlideSideways(props: SlideProps) {
  return <Slide {...props} direction="right" />;
}

interface Choice {
  name: string;
  component?: SnackbarProps['TransitionComponent'];
}

const TRANSITIONS: Choice[] = [
  { name: 'Grow' },
  { name: 'Fade', component: Fade },
  { name: 'Slide', component: Slide },
  { name: 'Slide sideways', component: SlideSideways },
];

export default function SnackbarTransitions() {
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [chosen, setChosen] = React.useState<Choice>({ name: 'Grow' });
  const [open, setOpen] = React.useState(false);

  return (
    <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1}>
      {TRANSITIONS.map((transition) => (
        <Button
          key={transition.name}
          variant="outlined"
          onClick={() => {
            setChosen(transition);
            setOpen(true);
          }}
        >
          {transition.name}
        </Button>
      ))}
      <Snackbar
        key={chosen.name}
        open={open}
        autoHideDuration={4000}
        onClose={() => setOpen(false)}
        TransitionComponent={calm ? Fade : chosen.component}
        message={`The score came in by ${chosen.name}.`}
      />
    </Stack>
  );
}
