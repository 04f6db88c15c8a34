import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';

export default function BaseNumberInput() {
  return (
    <NumberInput
      min={1}
      max={12}
      defaultValue={2}
      slotProps={{
        input: { 'aria-label': 'Guests', role: 'spinbutton' },
        incrementButton: { type: 'button', children: '+', 'aria-label': 'One more' },
        decrementButton: { type: 'button', children: '−', 'aria-label': 'One less' },
      }}
    />
  );
}
