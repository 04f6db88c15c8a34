import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import LinearProgress, { linearProgressClasses } from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CHECKS, hasOpenChecks, isReady, useRelease } from './releaseState';

/** Material UI: what is left to do, and the button that ends it. */
export default function ReleaseChecklist() {
  const [release, dispatch] = useRelease();
  const open = hasOpenChecks(release);
  const done = Math.round((100 * release.checks.length) / CHECKS.length);
  return (
    <Stack spacing={1.5}>
      <Typography component="p" variant="subtitle2">
        Before it ships
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-label="Checks done"
        value={done}
        sx={{
          height: 6,
          borderRadius: 3,
          // A width, not the library's shift to one side, which only script can turn.
          [`& .${linearProgressClasses.bar}`]: {
            width: `${done}%`,
            transform: 'none !important',
            transition: 'width 160ms',
          },
        }}
      />
      <FormGroup role="group" aria-label="Checks">
        {CHECKS.map(({ id, label }) => (
          <FormControlLabel
            key={id}
            label={label}
            slotProps={{ typography: { variant: 'body2' } }}
            control={
              <Checkbox
                size="small"
                checked={release.checks.includes(id)}
                onChange={() => dispatch({ type: 'TOGGLE_CHECK', id })}
              />
            }
          />
        ))}
      </FormGroup>
      <div>
        {open ? (
          <Button
            variant="contained"
            disableElevation
            onClick={() => dispatch({ type: 'FINISH_CHECKS' })}
            sx={{ textTransform: 'none' }}
          >
            Finish the checks
          </Button>
        ) : (
          <Button
            variant="contained"
            disableElevation
            disabled={!isReady(release)}
            onClick={() => dispatch({ type: 'TOGGLE_SHIPPED' })}
            sx={{ textTransform: 'none' }}
          >
            {release.shipped ? 'Call 4.2 back' : 'Ship 4.2'}
          </Button>
        )}
      </div>
    </Stack>
  );
}
