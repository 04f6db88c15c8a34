import * as React from 'react';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const PRICES = { starter: 0, team: 12, company: 30 };

type Plan = keyof typeof PRICES;

export default function SelectControlled() {
  const [plan, setPlan] = React.useState<Plan | null>('team');

  return (
    <Stack spacing={1}>
      <Select
        aria-label="Plan"
        value={plan}
        onChange={(_event, newValue) => setPlan(newValue)}
      >
        <Option value="starter">Starter</Option>
        <Option value="team">Team</Option>
        <Option value="company">Company</Option>
      </Select>
      <Typography role="status" level="body-sm">
        {plan && `${PRICES[plan]} € per month and user`}
      </Typography>
    </Stack>
  );
}
