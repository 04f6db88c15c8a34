import * as React from 'react';
import { OptionGroup, type OptionGroupProps } from '@mui/base/OptionGroup';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';
import { Label, Option, slots } from './parts';

const GroupLabel = styled('span')({ display: 'block', padding: 8, fontSize: 14 });
const GroupList = styled('ul')({ listStyle: 'none', padding: 0 });

function Group(props: OptionGroupProps) {
  const labelId = React.useId();

  return (
    <OptionGroup
      {...props}
      slots={{ label: GroupLabel, list: GroupList }}
      slotProps={{
        root: { role: 'none' },
        label: { id: labelId },
        list: { role: 'group', 'aria-labelledby': labelId },
      }}
    />
  );
}

export default function SelectGroups() {
  const id = React.useId();

  return (
    <div>
      <Label htmlFor={id}>Warehouse</Label>
      <Select id={id} placeholder="Choose a warehouse" slots={slots}>
        <Group label="Europe">
          <Option value="lyon">Lyon</Option>
          <Option value="porto">Porto</Option>
        </Group>
        <Group label="Asia">
          <Option value="osaka">Osaka</Option>
          <Option value="pune" disabled>
            Pune (full)
          </Option>
        </Group>
      </Select>
    </div>
  );
}
