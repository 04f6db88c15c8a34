import { Slider } from '@mui/base/Slider';
import { Stack, styled } from '@mui/system';

const Band = styled(Slider)({
  position: 'relative',
  width: 20,
  height: 160,
  color: 'light-dark(#14614a, #8fdcbf)',
  touchAction: 'none',
  '&.base--disabled': { color: 'light-dark(#6b7280, #9ca3af)' },
  '& > *': {
    position: 'absolute',
    width: 4,
    insetInlineStart: 8,
    background: 'currentColor',
  },
  '& .base-Slider-rail': { height: '100%', opacity: 0.4 },
  '& .base-Slider-thumb': {
    insetInlineStart: 0,
    width: 20,
    height: 20,
    marginBlockEnd: -10,
    borderRadius: '50%',
  },
  '& .base--focusVisible': { outline: '2px solid', outlineOffset: 2 },
});

export default function SliderVertical() {
  return (
    <Stack direction="row" spacing={4} justifyContent="center" sx={{ py: 2 }}>
      {['Bass', 'Middle', 'Treble'].map((name, index) => (
        <Band
          key={name}
          orientation="vertical"
          aria-label={name}
          defaultValue={60 - index * 20}
          disabled={name === 'Treble'}
        />
      ))}
    </Stack>
  );
}
