import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';

const PLANS = {
  hut: { name: 'Hut', beds: 4, price: 38 },
  lodge: { name: 'Lodge', beds: 8, price: 71 },
  tower: { name: 'Fire tower', beds: 2, price: 55 },
};

type PlanId = keyof typeof PLANS;

const PLAN_IDS = Object.keys(PLANS) as PlanId[];

export default function SelectTypedPlan() {
  const id = React.useId();
  const [planId, setPlanId] = React.useState<PlanId>('hut');
  const plan = PLANS[planId];

  return (
    <div>
      <FormControl fullWidth>
        <InputLabel id={id}>Place for the night</InputLabel>
        <Select<PlanId>
          labelId={id}
          label="Place for the night"
          value={planId}
          onChange={(event) => setPlanId(event.target.value as PlanId)}
        >
          {PLAN_IDS.map((key) => (
            <MenuItem key={key} value={key}>
              {PLANS[key].name}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      <Typography role="status" sx={{ mt: 2 }}>
        {plan.beds} beds, €{plan.price} a night
      </Typography>
    </div>
  );
}
