import * as React from 'react';
import useAutocomplete from '@mui/material/useAutocomplete';
import Box from '@mui/material/Box';
import Input from '@mui/material/Input';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const COMMANDS = ['Open the sluice', 'Close the sluice', 'Call the keeper'];

export default function UseAutocompleteCommand() {
  const [done, setDone] = React.useState('');
  const { getRootProps, getInputLabelProps, getInputProps, ...list } =
    useAutocomplete({
      options: COMMANDS,
      open: true,
      autoHighlight: true,
      value: null,
      onChange: (_event, command) => setDone(command ?? ''),
    });
  const { ref, disabled: _disabled, ...inputProps } = getInputProps();

  return (
    <Paper variant="outlined" sx={{ p: 1.5 }} {...getRootProps()}>
      <Typography component="label" variant="body2" {...getInputLabelProps()}>
        What should happen?
      </Typography>
      <Input fullWidth inputRef={ref} inputProps={inputProps} />
      <Box component="ul" sx={{ m: 0, p: 0 }} {...list.getListboxProps()}>
        {(list.groupedOptions as string[]).map((option, index) => (
          <Box
            component="li"
            {...list.getOptionProps({ option, index })}
            key={option}
            sx={{
              listStyle: 'none',
              p: 1,
              borderRadius: 1,
              cursor: 'pointer',
              '&.Mui-focused': { bgcolor: 'action.selected' },
            }}
          >
            {option}
          </Box>
        ))}
      </Box>
      <Typography role="status">{done && `Done: ${done}`}</Typography>
    </Paper>
  );
}
