import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Rating, { type IconContainerProps } from '@mui/material/Rating';
import AcUnitRounded from '@mui/icons-material/AcUnitRounded';
import ThermostatRounded from '@mui/icons-material/ThermostatRounded';
import WbSunnyRounded from '@mui/icons-material/WbSunnyRounded';

const FEELINGS = [
  { label: 'Too cold', icon: <AcUnitRounded fontSize="inherit" /> },
  { label: 'Right', icon: <ThermostatRounded fontSize="inherit" /> },
  { label: 'Too warm', icon: <WbSunnyRounded fontSize="inherit" /> },
];

function FeelingIcon({ value, ...other }: IconContainerProps) {
  return <span {...other}>{FEELINGS[value - 1]?.icon}</span>;
}

export default function RatingWeather() {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">The reading room was</FormLabel>
      <Rating
        max={3}
        highlightSelectedOnly
        defaultValue={2}
        size="large"
        IconContainerComponent={FeelingIcon}
        getLabelText={(value) => FEELINGS[value - 1]?.label ?? ''}
        emptyLabelText="No answer"
        sx={{
          gap: 1,
          '& .MuiRating-iconEmpty': { color: 'text.secondary' },
          '& .MuiRating-iconFilled': { color: 'primary.main' },
        }}
      />
    </FormControl>
  );
}
