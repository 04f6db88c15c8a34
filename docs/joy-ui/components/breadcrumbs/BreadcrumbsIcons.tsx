import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import Folder from '@mui/icons-material/FolderOutlined';
import Home from '@mui/icons-material/Home';

export default function BreadcrumbsIcons() {
  return (
    <Breadcrumbs aria-label="Folder">
      <Link href="/joy-ui/" aria-label="Home">
        <Home />
      </Link>
      <Link href="/joy-ui/react-card/" startDecorator={<Folder />}>
        Invoices
      </Link>
      <Typography aria-current="page">May</Typography>
    </Breadcrumbs>
  );
}
