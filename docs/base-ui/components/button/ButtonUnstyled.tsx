import { Button } from '@mui/base/Button';
import { Stack } from '@mui/system';

export default function ButtonUnstyled() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      flexWrap="wrap"
      justifyContent="center"
    >
      <Button>Rename</Button>
      <Button disabled>Merge</Button>
      <Button href="/base-ui/">Read the introduction</Button>
    </Stack>
  );
}
