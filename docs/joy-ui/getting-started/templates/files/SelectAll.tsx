import Checkbox from '@mui/joy/Checkbox';
import { type FilesState } from './useFiles';

export default function SelectAll({ state }: { state: FilesState }) {
  const { shown, chosen, chooseAll } = state;
  const some = chosen.length > 0 && chosen.length < shown.length;

  return (
    <Checkbox
      size="sm"
      checked={shown.length > 0 && chosen.length === shown.length}
      indeterminate={some}
      onChange={() => chooseAll(chosen.length < shown.length)}
      slotProps={{
        input: {
          'aria-label': 'Select all',
          // The native property says it, too.
          'aria-checked': undefined,
          ref: (input) => {
            if (input) input.indeterminate = some;
          },
        },
      }}
      sx={{ verticalAlign: 'middle' }}
    />
  );
}
