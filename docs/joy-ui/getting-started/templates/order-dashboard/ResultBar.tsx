import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import type { OrdersState } from './useOrders';

interface ResultBarProps {
  state: OrdersState;
  /** The pressed button disappears: the focus has to go elsewhere. */
  onClear: () => void;
}

export default function ResultBar({ state, onClear }: ResultBarProps) {
  const { found, selected, isFiltered, clearFilter } = state;
  const unsent = selected.filter(({ status }) => status === 'paid');

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        minHeight: 32,
      }}
    >
      <Typography level="body-sm">
        {found.length === 1 ? '1 order' : `${found.length} orders`}
        {selected.length > 0 && `, ${selected.length} selected`}
      </Typography>
      {isFiltered && (
        <Button
          size="sm"
          variant="plain"
          color="neutral"
          onClick={() => {
            clearFilter();
            onClear();
          }}
        >
          Clear filters
        </Button>
      )}
      {selected.length > 0 && (
        <Box
          role="group"
          aria-label="Selected orders"
          sx={{
            display: { xs: 'none', md: 'flex' },
            gap: 1,
            marginInlineStart: 'auto',
          }}
        >
          <Button
            size="sm"
            disabled={unsent.length === 0}
            onClick={() => {
              state.changeStatus(
                unsent.map(({ id }) => id),
                'sent',
              );
              state.setSelectedIds([]);
              onClear();
            }}
          >
            {unsent.length > 0
              ? `Mark ${unsent.length} paid as sent`
              : 'None is paid'}
          </Button>
          <Button
            size="sm"
            variant="outlined"
            color="neutral"
            onClick={() => {
              state.setSelectedIds([]);
              onClear();
            }}
          >
            Clear selection
          </Button>
        </Box>
      )}
    </Box>
  );
}
