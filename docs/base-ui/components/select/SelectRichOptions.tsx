import * as React from 'react';
import { Select } from '@mui/base/Select';
import { Box } from '@mui/system';
import { Label, Option, slots } from './parts';

const people = [
  { id: 1, name: 'Chidi Okafor', team: 'Sales' },
  { id: 2, name: 'Maren Lund', team: 'Support' },
];

function Initials({ name }: { name: string }) {
  return (
    <Box component="span" aria-hidden sx={{ fontWeight: 700, marginInlineEnd: 1 }}>
      {name.replace(/[^A-Z]/g, '')}
    </Box>
  );
}

export default function SelectRichOptions() {
  const id = React.useId();

  return (
    <div>
      <Label htmlFor={id}>Assignee</Label>
      <Select
        id={id}
        defaultValue={2}
        slots={slots}
        getOptionAsString={({ label }) => String(label)}
        renderValue={(option) =>
          option && (
            <span>
              <Initials name={String(option.label)} />
              {option.label}
            </span>
          )
        }
      >
        {people.map((person) => (
          <Option key={person.id} value={person.id} label={person.name}>
            <Initials name={person.name} />
            {person.name}
            <Box component="small" sx={{ display: 'block' }}>
              {person.team}
            </Box>
          </Option>
        ))}
      </Select>
    </div>
  );
}
