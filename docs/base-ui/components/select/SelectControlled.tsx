import * as React from 'react';
import { Select } from '@mui/base/Select';
import { Label, Option, slots } from './parts';

const PRICES = { team: '12 €', company: '30 €' };

export default function SelectControlled() {
  const id = React.useId();
  const [plan, setPlan] = React.useState<keyof typeof PRICES | null>(null);

  return (
    <div>
      <Label htmlFor={id}>Plan</Label>
      <Select
        id={id}
        placeholder="Choose a plan"
        value={plan}
        onChange={(_event, newPlan) => setPlan(newPlan)}
        slots={slots}
      >
        <Option value="team">Team</Option>
        <Option value="company">Company</Option>
      </Select>
      <p aria-live="polite">
        {plan ? `${PRICES[plan]} per month` : 'No plan chosen yet.'}
      </p>
    </div>
  );
}
