import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import LocalShipping from '@mui/icons-material/LocalShipping';
import Settings from '@mui/icons-material/Settings';

export default function IconsMaterial() {
  return (
    <Stack
      direction="row"
      spacing={2}
      alignItems="center"
      useFlexGap
      flexWrap="wrap"
    >
      <Button size="sm" startDecorator={<LocalShipping />}>
        Track
      </Button>
      <Button size="lg" variant="soft" startDecorator={<LocalShipping />}>
        Track
      </Button>
      <IconButton aria-label="Settings">
        <Settings />
      </IconButton>
    </Stack>
  );
}
