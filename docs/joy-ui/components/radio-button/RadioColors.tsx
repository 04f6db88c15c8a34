import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Check from '@mui/icons-material/Check';

const COLORS = ['primary', 'success', 'warning', 'danger'] as const;

export default function RadioColors() {
  return (
    <RadioGroup
      orientation="horizontal"
      aria-label="Label colour"
      defaultValue="success"
    >
      {COLORS.map((color) => (
        <Radio
          key={color}
          value={color}
          size="lg"
          variant="solid"
          color={color}
          checkedIcon={<Check />}
          uncheckedIcon={<span />}
          slotProps={{ input: { 'aria-label': color } }}
        />
      ))}
    </RadioGroup>
  );
}
