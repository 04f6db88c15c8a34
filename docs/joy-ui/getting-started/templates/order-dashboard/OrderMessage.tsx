import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import type { OrdersState } from './useOrders';

interface OrderMessageProps {
  state: OrdersState;
  /** The button disappears with the message: the focus has to go elsewhere. */
  onUndo: () => void;
}

export default function OrderMessage({ state, onUndo }: OrderMessageProps) {
  const { message, undo, hideMessage } = state;

  return (
    <Snackbar
      key={message.id}
      open={message.open}
      autoHideDuration={10_000}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') hideMessage();
      }}
      endDecorator={
        <Button
          size="sm"
          variant="outlined"
          color="neutral"
          onClick={() => {
            undo();
            onUndo();
          }}
        >
          Undo
        </Button>
      }
      sx={{ minWidth: 0, maxWidth: 'calc(100vw - 24px)' }}
    >
      <span role="alert">{message.text}</span>
    </Snackbar>
  );
}
