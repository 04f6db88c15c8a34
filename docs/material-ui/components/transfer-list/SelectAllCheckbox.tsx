import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

interface SelectAllCheckboxProps {
  /** The items that are shown. */
  items: readonly string[];
  checked: readonly string[];
  onChange: (checked: string[]) => void;
}

export function SelectAllCheckbox({
  items,
  checked,
  onChange,
}: SelectAllCheckboxProps) {
  const count = items.filter((item) => checked.includes(item)).length;
  const all = items.length > 0 && count === items.length;

  return (
    <FormControlLabel
      sx={{ mx: 1 }}
      label="Select all"
      control={
        <Checkbox
          size="small"
          checked={all}
          indeterminate={count > 0 && !all}
          onChange={() => onChange(all ? [] : [...items])}
        />
      }
    />
  );
}
