import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import HandymanOutlined from '@mui/icons-material/HandymanOutlined';
import HomeRounded from '@mui/icons-material/HomeRounded';

const ROW = { display: 'flex', alignItems: 'center', gap: 0.5 };

export default function BreadcrumbsIcons() {
  return (
    <Breadcrumbs aria-label="Way to the bench">
      <Link href="/" color="inherit" aria-label="Home" sx={ROW}>
        <HomeRounded fontSize="small" />
      </Link>
      <Link href="/material-ui/" color="inherit" sx={ROW}>
        <HandymanOutlined fontSize="small" />
        Workshop
      </Link>
      <Typography component="span" color="text.primary" aria-current="page">
        Bench
      </Typography>
    </Breadcrumbs>
  );
}
