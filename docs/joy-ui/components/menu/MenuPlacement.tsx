import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

const placements = ['bottom-start', 'bottom-end', 'top', 'right-start'] as const;
type Placement = (typeof placements)[number];

export default function MenuPlacement() {
  const [placement, setPlacement] = React.useState<Placement>('bottom-start');

  return (
    <Stack spacing={2} alignItems="center">
      <Dropdown>
        <MenuButton>Share</MenuButton>
        <Menu
          aria-label="Share"
          placement={placement}
          modifiers={[{ name: 'offset', options: { offset: [0, 8] } }]}
        >
          <MenuItem>Copy link</MenuItem>
          <MenuItem>Send by email</MenuItem>
        </Menu>
      </Dropdown>
      <FormControl id={React.useId()}>
        <FormLabel>placement</FormLabel>
        <Select
          value={placement}
          onChange={(_event, value) => value && setPlacement(value)}
        >
          {placements.map((name) => (
            <Option key={name} value={name}>
              {name}
            </Option>
          ))}
        </Select>
      </FormControl>
    </Stack>
  );
}
