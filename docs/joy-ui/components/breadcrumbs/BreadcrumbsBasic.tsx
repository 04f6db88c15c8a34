import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function BreadcrumbsBasic() {
  return (
    <Breadcrumbs aria-label="Breadcrumbs">
      <Link href="/joy-ui/react-card/">Projects</Link>
      <Link href="/joy-ui/react-button/">Website relaunch</Link>
      <Typography aria-current="page">Files</Typography>
    </Breadcrumbs>
  );
}
