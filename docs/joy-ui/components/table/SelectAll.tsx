import Checkbox from '@mui/joy/Checkbox';

interface SelectAllProps {
  label: string;
  selected: number;
  count: number;
  onChange: (all: boolean) => void;
}

export default function SelectAll({
  label,
  selected,
  count,
  onChange,
}: SelectAllProps) {
  const some = selected > 0 && selected < count;

  return (
    <Checkbox
      checked={selected === count}
      indeterminate={some}
      onChange={() => onChange(selected < count)}
      slotProps={{
        input: {
          'aria-label': label,
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
