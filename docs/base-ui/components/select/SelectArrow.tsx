import * as React from 'react';
import { Select, type SelectRootSlotProps } from '@mui/base/Select';
import { Field, Label, Listbox, Option } from './parts';

const FieldWithArrow = React.forwardRef(function FieldWithArrow(
  {
    ownerState,
    children,
    ...props
  }: Omit<SelectRootSlotProps<string, false>, 'ref'>,
  ref: React.Ref<HTMLButtonElement>,
) {
  return (
    <Field {...props} ref={ref}>
      {children}
      <span aria-hidden style={{ float: 'inline-end' }}>
        {ownerState.open ? '▴' : '▾'}
      </span>
    </Field>
  );
});

export default function SelectArrow() {
  const id = React.useId();

  return (
    <div>
      <Label htmlFor={id}>Currency</Label>
      <Select
        id={id}
        placeholder="Choose a currency"
        slots={{ root: FieldWithArrow, listbox: Listbox }}
        slotProps={{
          root: ({ value }) => ({
            style: { fontStyle: value ? 'normal' : 'italic' },
          }),
        }}
      >
        <Option value="EUR">Euro</Option>
        <Option value="CHF">Swiss franc</Option>
      </Select>
    </div>
  );
}
