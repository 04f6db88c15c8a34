import * as React from 'react';
import type { PopperProps } from '@mui/base/Popper';
import { Select } from '@mui/base/Select';
import { Label, Option, slots } from './parts';

const sameWidth: PopperProps['modifiers'] = [
  {
    name: 'sameWidth',
    enabled: true,
    phase: 'beforeWrite',
    requires: ['computeStyles'],
    fn: ({ state }) => {
      state.styles.popper!.width = `${state.rects.reference.width}px`;
    },
  },
];

const hours = Array.from({ length: 24 }, (_, hour) => `${hour}:00`);

export default function SelectPlacement() {
  const id = React.useId();

  return (
    <div>
      <Label htmlFor={id}>Start</Label>
      <Select
        id={id}
        defaultValue="9:00"
        slots={slots}
        slotProps={{
          popper: { placement: 'top-start', modifiers: sameWidth },
          listbox: { style: { maxHeight: 160, overflow: 'auto' } },
        }}
      >
        {hours.map((hour) => (
          <Option key={hour} value={hour}>
            {hour}
          </Option>
        ))}
      </Select>
    </div>
  );
}
