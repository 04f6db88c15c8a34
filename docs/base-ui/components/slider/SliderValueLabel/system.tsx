import { Slider } from '@mui/base/Slider';
import { styled } from '@mui/system';

const BudgetSlider = styled(Slider)({
  position: 'relative',
  display: 'block',
  height: 20,
  margin: '36px 10px 0',
  color: 'light-dark(#9a2a4b, #f4a3ba)',
  touchAction: 'none',
  '& > *': { position: 'absolute', top: 8, height: 4, background: 'currentColor' },
  '& .base-Slider-rail': { width: '100%', opacity: 0.4 },
  '& .base-Slider-thumb': {
    display: 'grid',
    justifyItems: 'center',
    top: 0,
    width: 20,
    height: 20,
    marginInline: -10,
    borderRadius: 10,
  },
  '& .value': {
    position: 'absolute',
    bottom: 24,
    padding: '2px 8px',
    borderRadius: 4,
    color: 'light-dark(#fff, #33101c)',
    background: 'light-dark(#9a2a4b, #f4a3ba)',
    font: '14px/20px sans-serif',
    visibility: 'hidden',
  },
  '& :hover > .value, & .base--focusVisible > .value': { visibility: 'visible' },
});

export default function SliderValueLabel() {
  return (
    <BudgetSlider
      aria-label="Budget"
      defaultValue={300}
      max={1000}
      step={50}
      slots={{ valueLabel: 'span' }}
      slotProps={{ valueLabel: { className: 'value', 'aria-hidden': true } }}
      valueLabelFormat={(value) => `£${value}`}
      getAriaValueText={(value) => `£${value}`}
    />
  );
}
