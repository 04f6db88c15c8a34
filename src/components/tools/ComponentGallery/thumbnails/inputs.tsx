import type { ComponentType } from 'react';
import AddIcon from '@mui/icons-material/Add';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Checkbox from '@mui/material/Checkbox';
import Fab from '@mui/material/Fab';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const RIVERS = ['Elbe', 'Loire', 'Neva'];

export const INPUTS: Record<string, ComponentType> = {
  'react-autocomplete': () => (
    <Autocomplete
      options={RIVERS}
      value="Loire"
      inputValue="Loire"
      size="small"
      renderInput={(params) => <TextField {...params} label="River" />}
    />
  ),
  'react-button': () => (
    <Stack spacing={1} alignItems="center">
      <Button variant="contained">Book</Button>
      <Button variant="outlined">Compare</Button>
    </Stack>
  ),
  'react-button-group': () => (
    <Stack alignItems="center">
      <ButtonGroup size="small">
        <Button>Day</Button>
        <Button>Week</Button>
        <Button>Year</Button>
      </ButtonGroup>
    </Stack>
  ),
  'react-checkbox': () => (
    <Stack alignItems="center">
      <FormControlLabel control={<Checkbox defaultChecked />} label="Tent" />
      <FormControlLabel control={<Checkbox />} label="Stove" />
    </Stack>
  ),
  'react-floating-action-button': () => (
    <Stack alignItems="center">
      <Fab color="primary" aria-label="Add">
        <AddIcon />
      </Fab>
    </Stack>
  ),
  'react-radio-button': () => (
    <Stack alignItems="center">
      <FormControlLabel control={<Radio defaultChecked />} label="Boat" />
      <FormControlLabel control={<Radio />} label="Train" />
    </Stack>
  ),
  'react-rating': () => (
    <Stack alignItems="center">
      <Rating value={3.5} precision={0.5} readOnly />
    </Stack>
  ),
  'react-select': () => (
    <TextField select fullWidth size="small" label="Grind" value="fine">
      <MenuItem value="fine">Fine</MenuItem>
    </TextField>
  ),
  'react-slider': () => (
    <Stack sx={{ px: 2 }}>
      <Slider value={[30, 70]} getAriaLabel={() => 'Range'} />
    </Stack>
  ),
  'react-switch': () => (
    <Stack alignItems="center">
      <Switch defaultChecked />
      <Switch />
    </Stack>
  ),
  'react-text-field': () => (
    <TextField
      fullWidth
      size="small"
      label="Street"
      value="Quay 7"
      helperText="With number"
    />
  ),
  'react-textarea-autosize': () => (
    <Stack>
      <TextareaAutosize
        defaultValue={'Line one\nLine two'}
        style={{ minHeight: 72 }}
      />
    </Stack>
  ),
  'react-toggle-button': () => (
    <Stack alignItems="center">
      <ToggleButtonGroup value="b" exclusive>
        <ToggleButton value="a">N</ToggleButton>
        <ToggleButton value="b">E</ToggleButton>
        <ToggleButton value="c">S</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  ),
  'react-transfer-list': () => (
    <Stack direction="row" spacing={1} justifyContent="center" alignItems="center">
      <Paper variant="outlined" sx={{ p: 1, fontSize: 13 }}>
        Fern
        <br />
        Moss
      </Paper>
      <Button variant="outlined" size="small" sx={{ minWidth: 32 }}>
        +
      </Button>
      <Paper variant="outlined" sx={{ p: 1, fontSize: 13 }}>
        Sedge
        <br />
        Rush
      </Paper>
    </Stack>
  ),
};
