import { MemoryRouter, useSearchParams } from 'react-router-dom';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

function InvoiceFilter() {
  const [params, setParams] = useSearchParams();

  return (
    <div>
      <ToggleButtonGroup
        aria-label="Status"
        exclusive
        size="small"
        value={params.get('status') ?? 'all'}
        onChange={(_event, status: string | null) => {
          if (status) setParams({ status }, { replace: true });
        }}
      >
        <ToggleButton value="all">All</ToggleButton>
        <ToggleButton value="open">Open</ToggleButton>
        <ToggleButton value="paid">Paid</ToggleButton>
      </ToggleButtonGroup>
      <Typography sx={{ mt: 1 }}>/invoices?{params.toString()}</Typography>
    </div>
  );
}

export default function RoutingSearchParams() {
  return (
    <MemoryRouter initialEntries={['/material-ui/?status=open']}>
      <InvoiceFilter />
    </MemoryRouter>
  );
}
