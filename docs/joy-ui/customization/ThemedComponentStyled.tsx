import { styled } from '@mui/joy/styles';

const Amount = styled('p')(({ theme }) => ({
  ...theme.typography['title-lg'],
  margin: 0,
  padding: theme.spacing(1, 2),
  borderRadius: theme.vars.radius.md,
  backgroundColor: theme.vars.palette.background.level1,
}));

export default function ThemedComponentStyled() {
  return <Amount>€ 1,240.00</Amount>;
}
