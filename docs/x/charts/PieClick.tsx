import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PieChart } from '@mui/x-charts/PieChart';

const tickets = [
  { label: 'Bug', value: 24, color: '#1f6fc4' },
  { label: 'Question', value: 40, color: '#b5511a' },
  { label: 'Wish', value: 11, color: '#2f7d4f' },
];

export default function PieClick() {
  const [selected, setSelected] = React.useState(0);
  const ticket = tickets[selected];

  return (
    <div>
      <Box
        dir="ltr"
        role="img"
        aria-label="Tickets: 24 bugs, 40 questions, 11 wishes"
      >
        <PieChart
          height={200}
          margin={{ right: 130 }}
          series={[{ data: tickets, arcLabel: 'label' }]}
          onClick={(_event, { dataIndex }) => setSelected(dataIndex)}
          sx={{ '& .MuiPieArcLabel-root': { fill: '#fff' } }}
          skipAnimation
        />
      </Box>
      {tickets.map(({ label }, index) => (
        <Button key={label} onClick={() => setSelected(index)}>
          {label}
        </Button>
      ))}
      <p role="status">
        {ticket?.label}: {ticket?.value} tickets
      </p>
    </div>
  );
}
