import Pagination, { type PaginationProps } from '@mui/material/Pagination';

export default {
  component: Pagination,
  controls: {
    count: { start: 12, min: 0, max: 40 },
    siblingCount: { min: 0, max: 3 },
    boundaryCount: { min: 0, max: 3 },
    variant: {},
    shape: {},
    color: { start: 'primary' },
    size: {},
    showFirstButton: {},
    showLastButton: {},
    disabled: {},
  },
} satisfies Playground<PaginationProps>;
