import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const folders = ['Files', 'Clients', 'Retail', '2024', 'Invoices'];

export default function BreadcrumbsCollapsed() {
  return (
    <Breadcrumbs
      maxItems={4}
      itemsBeforeCollapse={1}
      itemsAfterCollapse={2}
      expandText="Show all folders"
      aria-label="Folder"
    >
      {folders.map((folder) => (
        <Link key={folder} href="/material-ui/" color="inherit">
          {folder}
        </Link>
      ))}
      <Typography component="span" color="text.primary" aria-current="page">
        May
      </Typography>
    </Breadcrumbs>
  );
}
