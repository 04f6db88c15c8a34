import Option from '@mui/joy/Option';
import Select, { selectClasses } from '@mui/joy/Select';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';

export default function SelectIndicator() {
  return (
    <Select
      aria-label="Sort by"
      defaultValue="name"
      indicator={<KeyboardArrowDown />}
      sx={{
        [`& .${selectClasses.indicator}`]: {
          transition: '0.2s',
          [`&.${selectClasses.expanded}`]: { transform: 'rotate(-180deg)' },
        },
      }}
    >
      <Option value="name">Name</Option>
      <Option value="date">Date</Option>
    </Select>
  );
}
