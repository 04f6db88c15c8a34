import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import './styles.css';

export default function NumberInputBasic() {
  return (
    <NumberInput
      className="quantity"
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
