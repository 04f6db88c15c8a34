import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';

export default function BreadcrumbsCurrentPage() {
  return (
    <Breadcrumbs aria-label="Order">
      <Link color="neutral" underline="hover" href="/joy-ui/react-card/">
        Orders
      </Link>
      <Link
        textColor="text.primary"
        fontWeight="lg"
        underline="none"
        href="/joy-ui/react-breadcrumbs/"
        aria-current="page"
      >
        Order 2041
      </Link>
    </Breadcrumbs>
  );
}
