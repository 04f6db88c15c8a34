import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const hours = Array.from({ length: 24 }, (_, hour) => `${hour}:00`);

export default function SelectListbox() {
  return (
    <Select
      aria-label="Reminder"
      defaultValue="9:00"
      sx={{ width: 120 }}
      slotProps={{
        listbox: {
          placement: 'bottom-start',
          sx: { maxHeight: 180, '--ListItem-minHeight': '28px' },
        },
      }}
    >
      {hours.map((hour) => (
        <Option key={hour} value={hour}>
          {hour}
        </Option>
      ))}
    </Select>
  );
}
