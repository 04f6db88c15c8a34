import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import Search from '@mui/icons-material/Search';
import { STATUSES, type Status } from './data';
import type { OrdersState } from './useOrders';

interface OrdersToolbarProps {
  state: OrdersState;
  /** The buttons of the selection go with it: the focus needs another place. */
  onDone: () => void;
}

export default function OrdersToolbar({ state, onDone }: OrdersToolbarProps) {
  const { filters, selected } = state;

  const change = (status: Status) => {
    state.changeStatus(selected, status);
    onDone();
  };

  return (
    <Stack spacing={1.5} useFlexGap sx={{ px: 2, pb: 2 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} useFlexGap>
        <TextField
          type="search"
          size="small"
          label="Search orders"
          value={filters.text}
          onChange={(event) => state.filter({ text: event.target.value })}
          InputProps={{
            startAdornment: (
              <InputAdornment position="start">
                <Search />
              </InputAdornment>
            ),
          }}
          sx={{ flexGrow: 1, maxWidth: { sm: 320 } }}
        />
        <TextField
          select
          size="small"
          label="Status"
          value={filters.status}
          onChange={(event) =>
            state.filter({ status: event.target.value as Status | 'All' })
          }
          sx={{ minWidth: 150 }}
        >
          {(['All', ...STATUSES] as const).map((status) => (
            <MenuItem key={status} value={status}>
              {status}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        flexWrap="wrap"
        alignItems="center"
        sx={{ minHeight: 36 }}
      >
        <Typography variant="body2" role="status" sx={{ mr: 1 }}>
          {selected.length > 0
            ? `${selected.length} selected`
            : `${state.found.length} ${state.found.length === 1 ? 'order' : 'orders'}`}
        </Typography>
        {selected.length > 0 && (
          <>
            <Button size="small" variant="contained" onClick={() => change('Sent')}>
              Mark as sent
            </Button>
            <Button size="small" color="error" onClick={() => change('Cancelled')}>
              Cancel orders
            </Button>
          </>
        )}
      </Stack>
    </Stack>
  );
}
