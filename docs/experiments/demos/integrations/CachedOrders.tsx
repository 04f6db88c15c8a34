import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';

const client = new QueryClient();

const fetchOrders = () => Promise.resolve(['Desk lamp', 'Chair']);

function Orders() {
  const { data } = useQuery({ queryKey: ['orders'], queryFn: fetchOrders });
  return data ? (
    <List aria-label="Orders">
      {data.map((name) => (
        <ListItem key={name}>
          <ListItemText primary={name} />
        </ListItem>
      ))}
    </List>
  ) : (
    <Skeleton height={96} />
  );
}

export default function CachedOrders() {
  return (
    <QueryClientProvider client={client}>
      <Orders />
    </QueryClientProvider>
  );
}
