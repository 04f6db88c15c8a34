import * as React from 'react';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const plans = {
  starter: { name: 'Starter', price: '€ 9 a month, 3 projects' },
  team: { name: 'Team', price: '€ 29 a month, 50 projects' },
};

type PlanId = keyof typeof plans;

export default function SelectRenderValue() {
  const [plan, setPlan] = React.useState<PlanId>('team');

  return (
    <Select<PlanId>
      fullWidth
      inputProps={{ 'aria-label': 'Plan' }}
      value={plan}
      onChange={(event) => setPlan(event.target.value as PlanId)}
      renderValue={(value) => plans[value].name}
    >
      {Object.entries(plans).map(([id, { name, price }]) => (
        <MenuItem key={id} value={id}>
          <ListItemText primary={name} secondary={price} />
        </MenuItem>
      ))}
    </Select>
  );
}
