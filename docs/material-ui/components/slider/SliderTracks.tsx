import Slider from '@mui/material/Slider';

export default function SliderTracks() {
  return (
    <div>
      <Slider
        track={false}
        aria-label="Balance, left to right"
        min={-10}
        max={10}
        defaultValue={2}
      />
      <Slider
        track="inverted"
        getAriaLabel={(index) => (index === 0 ? 'Alert below' : 'Alert above')}
        defaultValue={[20, 80]}
      />
    </div>
  );
}
