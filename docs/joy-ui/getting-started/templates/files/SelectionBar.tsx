import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import Close from '@mui/icons-material/Close';
import { type FilesState } from './useFiles';

interface SelectionBarProps {
  state: FilesState;
  onClear: () => void;
}

export default function SelectionBar({ state, onClear }: SelectionBarProps) {
  const { chosen, place } = state;
  const ids = chosen.map(({ id }) => id);
  const allStarred = chosen.every(({ starred }) => starred);

  const actions =
    place === 'bin'
      ? [
          { text: 'Restore', onClick: () => state.restore(ids) },
          { text: 'Delete for ever', onClick: () => state.remove(ids) },
        ]
      : [
          {
            text: allStarred ? 'Remove star' : 'Add star',
            onClick: () => state.star(ids, !allStarred),
          },
          { text: 'Move to bin', onClick: () => state.moveToBin(ids) },
        ];

  return (
    <Sheet
      role="group"
      aria-label="Selected files"
      variant="soft"
      color="primary"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        p: 1,
        borderRadius: 'md',
      }}
    >
      <IconButton
        size="sm"
        variant="soft"
        color="primary"
        aria-label="Clear selection"
        onClick={onClear}
      >
        <Close />
      </IconButton>
      <Typography level="title-sm" textColor="inherit" sx={{ flex: '1 0 auto' }}>
        {chosen.length} selected
      </Typography>
      {actions.map(({ text, onClick }) => (
        <Button
          key={text}
          size="sm"
          variant="outlined"
          color="neutral"
          onClick={onClick}
          sx={{ bgcolor: 'background.surface' }}
        >
          {text}
        </Button>
      ))}
    </Sheet>
  );
}
