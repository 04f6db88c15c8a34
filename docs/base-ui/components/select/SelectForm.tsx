import * as React from 'react';
import { Select } from '@mui/base/Select';
import { Label, Option, slots } from './parts';

export default function SelectForm() {
  const id = React.useId();
  const [sent, setSent] = React.useState('');

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setSent(JSON.stringify(Object.fromEntries(data)));
      }}
    >
      <div style={{ position: 'relative' }}>
        <Label htmlFor={`${id}-country`}>Country (required)</Label>
        <Select
          id={`${id}-country`}
          name="country"
          required
          autoComplete="country"
          slots={slots}
        >
          <Option value="FR">France</Option>
          <Option value="PT">Portugal</Option>
        </Select>
      </div>
      <Label htmlFor={`${id}-topics`}>Topics</Label>
      <Select
        id={`${id}-topics`}
        name="topics"
        multiple
        defaultValue={['offers', 'events']}
        getSerializedValue={(options) => options.map(({ value }) => value).join(' ')}
        slots={slots}
      >
        <Option value="offers">Offers</Option>
        <Option value="events">Events</Option>
      </Select>
      <p>
        <button type="submit">Send</button> <span aria-live="polite">{sent}</span>
      </p>
    </form>
  );
}
