import { styled } from '@mui/system';

const SaveButton = styled('button')(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: 0,
  borderRadius: theme.shape.borderRadius,
  font: 'inherit',
  color: 'light-dark(#fff, #0c1d2e)',
  backgroundColor: 'light-dark(#1f5a94, #9ccaf7)',
  '&:hover': { backgroundColor: 'light-dark(#17456f, #c2defa)' },
  '&:focus-visible': { outline: '3px solid', outlineOffset: 2 },
  [theme.breakpoints.down('sm')]: { width: '100%' },
}));

export default function StyledBasic() {
  return <SaveButton type="button">Save changes</SaveButton>;
}
