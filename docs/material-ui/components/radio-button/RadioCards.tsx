import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

interface PlanCardProps {
  plan: string;
  price: string;
}

function PlanCard({ plan, price }: PlanCardProps) {
  const selected = useRadioGroup()?.value === plan;
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        flex: '1 1 10rem',
        alignItems: 'center',
        p: 1,
        border: 2,
        borderColor: selected ? 'primary.main' : 'divider',
        borderRadius: 2,
        cursor: 'pointer',
        '&:focus-within': { bgcolor: 'action.focus' },
      }}
    >
      <Radio value={plan} />
      <span>
        {plan}
        <Typography component="span" display="block" color="text.secondary">
          {price}
        </Typography>
      </span>
    </Box>
  );
}

export default function RadioCards() {
  return (
    <RadioGroup row aria-label="Plan" defaultValue="Team" sx={{ gap: 2 }}>
      <PlanCard plan="Starter" price="€ 9 a month" />
      <PlanCard plan="Team" price="€ 29 a month" />
    </RadioGroup>
  );
}
