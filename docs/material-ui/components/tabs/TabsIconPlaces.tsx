import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Tab, { type TabProps } from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import CloudOutlined from '@mui/icons-material/CloudOutlined';
import OpacityOutlined from '@mui/icons-material/OpacityOutlined';
import ThermostatOutlined from '@mui/icons-material/ThermostatOutlined';

type Place = NonNullable<TabProps['iconPosition']>;
const PLACES: Place[] = ['top', 'start', 'end', 'bottom'];

export default function TabsIconPlaces() {
  const [value, setValue] = React.useState('sky');
  const [place, setPlace] = React.useState<Place>('start');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Tabs
        variant="fullWidth"
        aria-label="Forecast"
        value={value}
        onChange={(_event, next: string) => setValue(next)}
      >
        <Tab value="sky" icon={<CloudOutlined />} iconPosition={place} label="Sky" />
        <Tab
          value="rain"
          icon={<OpacityOutlined />}
          iconPosition={place}
          label="Rain"
        />
        <Tab
          value="air"
          icon={<ThermostatOutlined />}
          iconPosition={place}
          label="Air"
        />
      </Tabs>
      <RadioGroup
        row
        aria-label="Place of the icon"
        value={place}
        onChange={(event) => setPlace(event.target.value as Place)}
      >
        {PLACES.map((name) => (
          <FormControlLabel
            key={name}
            value={name}
            control={<Radio size="small" />}
            label={name}
          />
        ))}
      </RadioGroup>
    </Stack>
  );
}
