import { styled } from '@mui/material/styles';

const Card = styled('a')(({ theme }) => ({
  display: 'block',
  padding: theme.spacing(2),
  color: theme.palette.text.primary,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  textDecoration: 'none',
  transition: theme.transitions.create(['box-shadow', 'translate'], {
    duration: theme.transitions.duration.short,
  }),
  '&:hover, &:focus-visible': {
    boxShadow: theme.shadows[6],
    translate: '0 -4px',
  },
}));

export default function TransitionsCreate() {
  return <Card href="/material-ui/react-card/">Invoice 2041, due on Friday</Card>;
}
