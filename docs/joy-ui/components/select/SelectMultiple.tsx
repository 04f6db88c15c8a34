import * as React from 'react';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

const members = ['Ana', 'Bela', 'Caio', 'Duarte'];

export default function SelectMultiple() {
  const [chosen, setChosen] = React.useState<string[]>(['Ana', 'Caio']);

  return (
    <FormControl id={React.useId()}>
      <FormLabel>Reviewers</FormLabel>
      <Select
        multiple
        placeholder="Nobody yet"
        value={chosen}
        onChange={(_event, names) => setChosen(names)}
        renderValue={(options) => (
          <Stack direction="row" spacing={0.5} useFlexGap flexWrap="wrap">
            {options.map((option) => (
              <Chip key={option.value} variant="soft">
                {option.label}
              </Chip>
            ))}
          </Stack>
        )}
      >
        {members.map((name) => (
          <Option key={name} value={name}>
            {name}
          </Option>
        ))}
      </Select>
    </FormControl>
  );
}
