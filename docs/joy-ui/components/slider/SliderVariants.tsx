import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

const SLIDERS = [
  { variant: 'solid', color: 'primary', size: 'sm' },
  { variant: 'soft', color: 'success', size: 'md' },
  { variant: 'outlined', color: 'warning', size: 'lg' },
  { variant: 'plain', color: 'danger', size: 'lg' },
] as const;

export default function SliderVariants() {
  return (
    <Stack spacing={1}>
      {SLIDERS.map((props) => (
        <Slider
          key={props.variant}
          aria-label={`${props.variant} ${props.color} ${props.size}`}
          defaultValue={50}
          {...props}
        />
      ))}
      <Slider aria-label="Disabled" disabled defaultValue={50} />
    </Stack>
  );
}
