import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Button, { type ButtonProps } from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const ClearButton = React.forwardRef<HTMLButtonElement, ButtonProps>(
  ({ onClick }, ref) => (
    <Button ref={ref} size="sm" variant="plain" onClick={onClick}>
      Clear
    </Button>
  ),
);

export default function StructureSlots() {
  return (
    <FormControl>
      <FormLabel>Assignee</FormLabel>
      <Autocomplete
        options={['Ana Ruiz', 'Ben Okafor', 'Chen Li']}
        defaultValue="Ana Ruiz"
        slots={{ clearIndicator: ClearButton }}
      />
    </FormControl>
  );
}
