import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const focusRing = {
  '& .Mui-focusVisible': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '2px',
  },
};

export default function ButtonFocusRing() {
  return (
    <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1} sx={focusRing}>
      <Button variant="contained" disableElevation disableRipple>
        Save changes
      </Button>
      <Button variant="outlined" disableRipple>
        Preview
      </Button>
      <Button disableRipple>Cancel</Button>
    </Stack>
  );
}
