import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Add from '@mui/icons-material/Add';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import Remove from '@mui/icons-material/Remove';
import { formatEuros, type Item } from './data';

interface SummaryItemProps {
  item: Item;
  /** Nothing changes any more. */
  fixed: boolean;
  onCount: (count: number) => void;
}

export default function SummaryItem({ item, fixed, onCount }: SummaryItemProps) {
  const { name, kind, price, count, picture } = item;

  return (
    <Stack component="li" direction="row" spacing={1.5} useFlexGap sx={{ py: 1 }}>
      <Box
        component="img"
        src={picture}
        alt=""
        sx={{ width: 56, height: 56, borderRadius: 1 }}
      />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography>{name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {kind}
        </Typography>
        <Stack direction="row" alignItems="center" spacing={0.5} useFlexGap>
          {!fixed && (
            <IconButton
              size="small"
              aria-label={count > 1 ? `One less: ${name}` : `Remove: ${name}`}
              onClick={() => onCount(count - 1)}
            >
              {count > 1 ? (
                <Remove fontSize="small" />
              ) : (
                <DeleteOutline fontSize="small" />
              )}
            </IconButton>
          )}
          <Typography variant="body2">{count} ×</Typography>
          {!fixed && (
            <IconButton
              size="small"
              aria-label={`One more: ${name}`}
              disabled={count >= 9}
              onClick={() => onCount(count + 1)}
            >
              <Add fontSize="small" />
            </IconButton>
          )}
        </Stack>
      </Box>
      <Typography>{formatEuros(price * count)}</Typography>
    </Stack>
  );
}
