import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Check from '@mui/icons-material/Check';

const FILTERS = ['Wi-Fi', 'Parking', 'Breakfast', 'Pets allowed'];

export default function ChipFilter() {
  const [chosen, setChosen] = React.useState(['Parking']);

  const toggle = (name: string, checked: boolean) =>
    setChosen(
      checked ? [...chosen, name] : chosen.filter((other) => other !== name),
    );

  return (
    <Stack
      role="group"
      aria-label="Filters"
      direction="row"
      useFlexGap
      flexWrap="wrap"
      spacing={1}
    >
      {FILTERS.map((name) => {
        const checked = chosen.includes(name);
        const color = checked ? 'primary' : 'neutral';
        return (
          <Chip
            key={name}
            variant="plain"
            color={color}
            startDecorator={checked && <Check />}
          >
            <Checkbox
              overlay
              disableIcon
              size="sm"
              variant="outlined"
              color={color}
              label={name}
              checked={checked}
              onChange={(event) => toggle(name, event.target.checked)}
            />
          </Chip>
        );
      })}
    </Stack>
  );
}
