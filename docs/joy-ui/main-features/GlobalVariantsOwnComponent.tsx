import { styled } from '@mui/joy/styles';

const FileLink = styled('a')(({ theme }) => ({
  ...theme.variants.soft.primary,
  display: 'inline-block',
  padding: theme.spacing(1, 2),
  borderRadius: theme.vars.radius.md,
  fontFamily: theme.vars.fontFamily.body,
  textDecoration: 'none',
  '&:hover': theme.variants.softHover.primary,
  '&:active': theme.variants.softActive.primary,
  [theme.focus.selector]: theme.focus.default,
}));

export default function GlobalVariantsOwnComponent() {
  return <FileLink href="/joy-ui/react-link/">annual-report.pdf</FileLink>;
}
