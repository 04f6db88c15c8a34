import useAutocomplete from '@mui/material/useAutocomplete';
import Box from '@mui/material/Box';
import Input from '@mui/material/Input';
import Typography from '@mui/material/Typography';

const commands = ['New file', 'Open folder', 'Rename file'];

export default function UseAutocompleteHook() {
  const { getRootProps, getInputLabelProps, getInputProps, ...list } =
    useAutocomplete({ options: commands, autoHighlight: true });
  const { ref, disabled: _disabled, ...inputProps } = getInputProps();

  return (
    <div {...getRootProps()}>
      <Typography component="label" {...getInputLabelProps()}>
        Command
      </Typography>
      <Input fullWidth inputRef={ref} inputProps={inputProps} />
      {list.groupedOptions.length > 0 && (
        <Box component="ul" sx={{ p: 0 }} {...list.getListboxProps()}>
          {(list.groupedOptions as string[]).map((option, index) => (
            <Box
              component="li"
              {...list.getOptionProps({ option, index })}
              key={option}
              sx={{ p: 1, '&.Mui-focused': { bgcolor: 'action.selected' } }}
            >
              {option}
            </Box>
          ))}
        </Box>
      )}
    </div>
  );
}
