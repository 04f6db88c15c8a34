import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import clsx from 'clsx';

const quantityClasses = clsx(
  'flex w-36 rounded-lg border border-solid border-[#6b7280] dark:border-[#9ca3af]',
  'outline-[#1d4ed8] dark:outline-[#93c5fd] [&.base--focused]:outline-2',
  '*:px-3 *:py-2 *:leading-6 *:outline-none',
  '[&>input]:-order-1 [&>input]:min-w-0 [&>input]:flex-1',
);

export default function NumberInputBasic() {
  return (
    <NumberInput
      className={quantityClasses}
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
