import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

const looks = [
  ['outlined', 'neutral'],
  ['soft', 'primary'],
  ['plain', 'success'],
  ['solid', 'danger'],
] as const;

export default function SelectVariants() {
  return (
    <Stack spacing={1.5}>
      {looks.map(([variant, color]) => (
        <Select
          key={variant}
          variant={variant}
          color={color}
          defaultValue="low"
          aria-label={`Priority, ${variant}`}
        >
          <Option value="low">Low priority</Option>
          <Option value="high">High priority</Option>
        </Select>
      ))}
    </Stack>
  );
}
