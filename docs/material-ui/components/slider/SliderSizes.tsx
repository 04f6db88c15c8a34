import Slider from '@mui/material/Slider';

export default function SliderSizes() {
  return (
    <div>
      <Slider size="small" aria-label="Small" defaultValue={30} />
      <Slider color="secondary" aria-label="Secondary" defaultValue={50} />
      <Slider disabled aria-label="Disabled" defaultValue={70} />
    </div>
  );
}
