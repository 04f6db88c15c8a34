import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const PAGES = {
  '/joy-ui/react-table/': 'Orders',
  '/joy-ui/react-list/': 'Invoices',
  '/joy-ui/react-card/': 'Customers',
};

function Navigation() {
  const { pathname } = useLocation();

  return (
    <Stack direction="row" spacing={1}>
      {Object.entries(PAGES).map(([path, name]) => {
        const isCurrent = path === pathname;
        return (
          <Chip
            key={path}
            variant={isCurrent ? 'solid' : 'soft'}
            color="primary"
            slotProps={{
              action: {
                component: Link,
                to: path,
                'aria-current': isCurrent ? 'page' : undefined,
              },
            }}
          >
            {name}
          </Chip>
        );
      })}
    </Stack>
  );
}

export default function ChipLinks() {
  return (
    <MemoryRouter initialEntries={['/joy-ui/react-table/']}>
      <Navigation />
    </MemoryRouter>
  );
}
