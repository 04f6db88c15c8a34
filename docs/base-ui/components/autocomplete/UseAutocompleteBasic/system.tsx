import { useAutocomplete } from '@mui/base/useAutocomplete';
import { Box } from '@mui/system';
import { cities } from './cities';
import { Input, Label, List, Option } from './parts';

export default function UseAutocompleteBasic() {
  const list = useAutocomplete({ options: cities });

  return (
    <Box
      {...list.getRootProps()}
      sx={{ position: 'relative', maxWidth: 300, mx: 'auto' }}
    >
      <Label {...list.getInputLabelProps()}>City</Label>
      <Input {...list.getInputProps()} />
      {list.groupedOptions.length > 0 && (
        <List {...list.getListboxProps()}>
          {(list.groupedOptions as string[]).map((option, index) => (
            <Option {...list.getOptionProps({ option, index })} key={option}>
              {option}
            </Option>
          ))}
        </List>
      )}
    </Box>
  );
}
