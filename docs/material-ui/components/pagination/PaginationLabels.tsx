import Pagination, { type PaginationProps } from '@mui/material/Pagination';

const getLabel: PaginationProps['getItemAriaLabel'] = (type, page, selected) => {
  if (type === 'page') return selected ? `Week ${page}, shown` : `Show week ${page}`;
  return type === 'next' ? 'Next week' : 'Previous week';
};

export default function PaginationLabels() {
  return <Pagination count={4} aria-label="Weeks" getItemAriaLabel={getLabel} />;
}
