import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import ArrowBack from '@mui/icons-material/ArrowBack';

export default function BreadcrumbsResponsive() {
  return (
    <Paper square sx={{ p: 2 }}>
      <Link
        href="/material-ui/"
        sx={{ display: { xs: 'inline-flex', sm: 'none' }, gap: 1 }}
      >
        <ArrowBack fontSize="small" /> Back to invoices
      </Link>
      <Breadcrumbs
        aria-label="Breadcrumb"
        sx={{ display: { xs: 'none', sm: 'block' } }}
      >
        <Link href="/">Billing</Link>
        <Link href="/material-ui/">Invoices</Link>
        <Typography component="span" aria-current="page">
          Invoice 2041
        </Typography>
      </Breadcrumbs>
    </Paper>
  );
}
