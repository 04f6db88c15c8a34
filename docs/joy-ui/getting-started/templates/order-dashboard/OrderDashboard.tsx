import * as React from 'react';
import Box from '@mui/joy/Box';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import type { Order } from './data';
import Figures from './Figures';
import Navigation from './Navigation';
import OrderDetails from './OrderDetails';
import OrderFilters from './OrderFilters';
import OrderList from './OrderList';
import OrderMessage from './OrderMessage';
import OrderTable from './OrderTable';
import PageHeading from './PageHeading';
import Pages from './Pages';
import ResultBar from './ResultBar';
import TopBar from './TopBar';
import useOrders from './useOrders';

export default function OrderDashboard() {
  const state = useOrders();
  const [isNavigationOpen, setNavigationOpen] = React.useState(false);
  const [details, setDetails] = React.useState({ open: false, id: 0 });
  const headingRef = React.useRef<HTMLHeadingElement>(null);
  const titleId = React.useId();
  const focusHeading = () => headingRef.current?.focus();

  // A changed order may leave the filtered list, together with its focused menu.
  React.useEffect(() => {
    const heading = headingRef.current;
    const { activeElement, body } = heading?.ownerDocument ?? document;
    if (state.message.id > 0 && activeElement === body) {
      heading?.focus();
    }
  }, [state.message.id]);

  const open = ({ id }: Order) => setDetails({ open: true, id });

  return (
    <Box sx={{ display: 'flex', minHeight: '100vh', bgcolor: 'background.body' }}>
      <Navigation open={isNavigationOpen} onClose={() => setNavigationOpen(false)} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <TopBar onOpenNavigation={() => setNavigationOpen(true)} />
        <Stack
          component="main"
          spacing={3}
          sx={{ p: { xs: 2, md: 3 }, maxWidth: 1440, marginInline: 'auto' }}
        >
          <PageHeading state={state} />
          <Figures orders={state.orders} days={Number(state.filter.period)} />
          <Stack component="section" spacing={2} aria-labelledby={titleId}>
            <Typography
              ref={headingRef}
              id={titleId}
              tabIndex={-1}
              level="title-lg"
              component="h2"
            >
              All orders of the period
            </Typography>
            <OrderFilters state={state} />
            <ResultBar state={state} onClear={focusHeading} />
            <OrderTable state={state} onOpen={open} />
            <OrderList state={state} onOpen={open} />
            <Pages state={state} />
          </Stack>
          <OrderMessage state={state} onUndo={focusHeading} />
        </Stack>
      </Box>
      <OrderDetails
        open={details.open}
        order={state.orders.find(({ id }) => id === details.id)}
        onClose={() => setDetails({ ...details, open: false })}
        onChangeStatus={(id, status) => state.changeStatus([id], status)}
      />
    </Box>
  );
}
