import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const PARENTS = ['Plants', 'Mosses', 'Bryopsida', 'Hypnales', 'Climacium'];

export default function BreadcrumbsFolded() {
  return (
    <Breadcrumbs
      maxItems={4}
      itemsBeforeCollapse={1}
      itemsAfterCollapse={2}
      expandText="Show all ranks"
      aria-label="Rank of the moss"
    >
      {PARENTS.map((rank) => (
        <Link key={rank} href="/material-ui/" color="inherit">
          {rank}
        </Link>
      ))}
      <Typography component="span" color="text.primary" aria-current="page">
        Tree moss
      </Typography>
    </Breadcrumbs>
  );
}
