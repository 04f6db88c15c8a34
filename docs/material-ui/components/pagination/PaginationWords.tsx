import * as React from 'react';
import Pagination, { type PaginationProps } from '@mui/material/Pagination';

const getItemName: PaginationProps['getItemAriaLabel'] = (type, page, selected) => {
  if (type === 'page') {
    return selected ? `Fold ${page}, shown` : `Show fold ${page}`;
  }
  return type === 'next' ? 'Next fold' : 'Fold before';
};

export default function PaginationWords() {
  const [fold, setFold] = React.useState(3);

  return (
    <Pagination
      count={7}
      page={fold}
      onChange={(_event, next) => setFold(next)}
      getItemAriaLabel={getItemName}
      aria-label="Folds of the map"
    />
  );
}
