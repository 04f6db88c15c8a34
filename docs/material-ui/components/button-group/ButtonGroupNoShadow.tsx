import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function ButtonGroupNoShadow() {
  return (
    <ButtonGroup
      variant="contained"
      disableElevation
      disableRipple
      aria-label="Calendar"
      sx={{
        '& .Mui-focusVisible': {
          outline: '2px solid',
          outlineColor: 'text.primary',
          outlineOffset: '2px',
          // Otherwise the next button covers the outline.
          zIndex: 1,
        },
      }}
    >
      <Button>Previous week</Button>
      <Button>Today</Button>
      <Button>Next week</Button>
    </ButtonGroup>
  );
}
