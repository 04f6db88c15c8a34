import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

const QuantityInput = styled(NumberInput)({
  display: 'flex',
  boxSizing: 'border-box',
  width: 144,
  border: '1px solid light-dark(#6b7280, #9ca3af)',
  borderRadius: 8,
  '&.base--focused': { outline: '2px solid light-dark(#1d4ed8, #93c5fd)' },
  '& > *': { padding: '8px 12px', border: 0, background: 'none', outline: 'none' },
  '& > input, & > button': { font: 'inherit', lineHeight: '24px', color: 'inherit' },
  '& > input': { order: -1, flex: 1, minWidth: 0 },
});

export default function NumberInputBasic() {
  return (
    <QuantityInput
      min={1}
      max={10}
      defaultValue={2}
      slotProps={{
        input: { 'aria-label': 'Quantity', role: 'spinbutton' },
        decrementButton: { type: 'button', 'aria-label': 'Decrease', children: '−' },
        incrementButton: { type: 'button', 'aria-label': 'Increase', children: '+' },
      }}
    />
  );
}
