import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonLink() {
  return (
    <Stack
      direction="row"
      spacing={1.5}
      useFlexGap
      flexWrap="wrap"
      justifyContent="center"
    >
      <Button component="a" href="/joy-ui/">
        Read about Joy UI
      </Button>
      <Button component="a" href="/system/" variant="outlined" color="neutral">
        Read about MUI System
      </Button>
    </Stack>
  );
}
