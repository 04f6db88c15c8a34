import { styled } from '@mui/material/styles';

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
}));

const Card = styled('li')(({ theme }) => ({
  padding: theme.spacing(2),
  border: `1px solid ${theme.palette.divider}`,
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(1) },
}));

export default function BreakpointsStyled() {
  return (
    <Cards>
      {['Invoices', 'Orders', 'Teams', 'Files'].map((name) => (
        <Card key={name}>{name}</Card>
      ))}
    </Cards>
  );
}
