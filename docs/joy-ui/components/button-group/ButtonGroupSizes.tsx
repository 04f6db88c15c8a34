import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import StarBorder from '@mui/icons-material/StarBorder';
import Visibility from '@mui/icons-material/VisibilityOutlined';

export default function ButtonGroupSizes() {
  return (
    <Stack spacing={1.5} alignItems="center">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <ButtonGroup key={size} size={size} aria-label={`Repository, ${size}`}>
          <Button startDecorator={<StarBorder />}>Star</Button>
          <IconButton aria-label="Watch">
            <Visibility />
          </IconButton>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
