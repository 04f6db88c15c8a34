import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';

const fetchOrders = (page: number) =>
  new Promise<string>((resolve) => {
    setTimeout(() => resolve(`Orders ${page * 20 - 19} to ${page * 20}`), 800);
  });

export default function PaginationServer() {
  const [page, setPage] = React.useState(1);
  const [result, setResult] = React.useState({ page: 1, text: 'Orders 1 to 20' });
  const isLoading = result.page !== page;

  React.useEffect(() => {
    let isStale = false;
    void fetchOrders(page).then((text) => {
      if (!isStale) setResult({ page, text });
    });
    return () => {
      isStale = true;
    };
  }, [page]);

  return (
    <div>
      <Typography
        role="status"
        aria-busy={isLoading}
        sx={{ mb: 2, opacity: isLoading ? 0.6 : 1 }}
      >
        {isLoading ? `Loading page ${page}` : result.text}
      </Typography>
      <Pagination
        count={9}
        page={page}
        siblingCount={0}
        onChange={(_event, value) => setPage(value)}
        aria-label="Orders"
      />
    </div>
  );
}
