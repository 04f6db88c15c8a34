import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Check from '@mui/icons-material/Check';
import { DISTRICTS, FEATURES, formatRent, type Feature } from './data';
import type { Filters } from './filterFlats';

const RENTS = [800, 1000, 1250, 1500, 1750];

// In a drawer, a list outside of it would be hidden from screen readers.
const IN_PLACE = { listbox: { disablePortal: true } };

interface FilterFieldsProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

export default function FilterFields({ filters, onChange }: FilterFieldsProps) {
  const districtId = React.useId();
  const bedroomsId = React.useId();
  const rentId = React.useId();

  const toggle = (feature: Feature, checked: boolean) =>
    onChange({
      ...filters,
      features: checked
        ? [...filters.features, feature]
        : filters.features.filter((other) => other !== feature),
    });

  return (
    <React.Fragment>
      <FormControl id={districtId}>
        <FormLabel>District</FormLabel>
        <Select
          value={filters.district}
          onChange={(_event, district) => {
            if (district) onChange({ ...filters, district });
          }}
          slotProps={IN_PLACE}
        >
          <Option value="all">All districts</Option>
          {DISTRICTS.map((district) => (
            <Option key={district} value={district}>
              {district}
            </Option>
          ))}
        </Select>
      </FormControl>
      <FormControl id={bedroomsId}>
        <FormLabel>Bedrooms</FormLabel>
        <Select
          value={filters.bedrooms}
          onChange={(_event, bedrooms) => {
            if (bedrooms !== null) onChange({ ...filters, bedrooms });
          }}
          slotProps={IN_PLACE}
        >
          <Option value={0}>Any number</Option>
          <Option value={1}>1 or more</Option>
          <Option value={2}>2 or more</Option>
          <Option value={3}>3 or more</Option>
        </Select>
      </FormControl>
      <FormControl id={rentId}>
        <FormLabel>Rent a month</FormLabel>
        <Select
          value={filters.rent}
          onChange={(_event, rent) => {
            if (rent !== null) onChange({ ...filters, rent });
          }}
          slotProps={IN_PLACE}
        >
          <Option value={0}>Any rent</Option>
          {RENTS.map((rent) => (
            <Option key={rent} value={rent}>
              Up to {formatRent(rent)}
            </Option>
          ))}
        </Select>
      </FormControl>
      <Stack
        role="group"
        aria-label="Features"
        direction="row"
        useFlexGap
        flexWrap="wrap"
        alignItems="center"
        spacing={1}
        sx={{ gridColumn: '1 / -1' }}
      >
        {FEATURES.map((feature) => {
          const checked = filters.features.includes(feature);
          const color = checked ? 'primary' : 'neutral';
          return (
            <Chip
              key={feature}
              size="lg"
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
                label={feature}
                checked={checked}
                onChange={(event) => toggle(feature, event.target.checked)}
              />
            </Chip>
          );
        })}
      </Stack>
    </React.Fragment>
  );
}
