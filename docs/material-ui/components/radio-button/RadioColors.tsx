import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { pink } from '@mui/material/colors';

export default function RadioColors() {
  return (
    <RadioGroup aria-label="Label colour" defaultValue="green">
      <FormControlLabel
        value="green"
        label="Green, small"
        control={<Radio color="success" size="small" />}
      />
      <FormControlLabel
        value="grey"
        label="Grey, medium"
        control={<Radio color="default" />}
      />
      <FormControlLabel
        value="pink"
        label="Pink, 32 px"
        control={
          <Radio
            sx={{
              '&.Mui-checked': { color: pink[600] },
              '& .MuiSvgIcon-root': { fontSize: 32 },
            }}
          />
        }
      />
    </RadioGroup>
  );
}
