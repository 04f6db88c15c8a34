import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import NavigateNext from '@mui/icons-material/NavigateNext';

const path = [
  <Link key="shop" href="/material-ui/" underline="hover">
    Shop
  </Link>,
  <Typography key="lamps" component="span" aria-current="page">
    Desk lamps
  </Typography>,
];

const chevron = (
  <NavigateNext
    fontSize="small"
    sx={({ direction }) => ({ scale: direction === 'rtl' ? '-1 1' : '1' })}
  />
);

export default function BreadcrumbsSeparators() {
  return (
    <Stack spacing={2}>
      <Breadcrumbs separator={chevron} aria-label="With chevron icon">
        {path}
      </Breadcrumbs>
      <Breadcrumbs separator="·" aria-label="With dot">
        {path}
      </Breadcrumbs>
    </Stack>
  );
}
