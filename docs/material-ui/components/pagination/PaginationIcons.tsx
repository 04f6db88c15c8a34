import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import FastForwardRounded from '@mui/icons-material/FastForwardRounded';
import FastRewindRounded from '@mui/icons-material/FastRewindRounded';

const SLOTS = { previous: FastRewindRounded, next: FastForwardRounded };

export default function PaginationIcons() {
  const [side, setSide] = React.useState(1);

  return (
    <Pagination
      count={6}
      page={side}
      onChange={(_event, next) => setSide(next)}
      renderItem={(item) => <PaginationItem {...item} slots={SLOTS} />}
      aria-label="Sides of the record"
    />
  );
}
