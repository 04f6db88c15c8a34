import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import { Box, styled } from '@mui/system';

const Input = styled('input')({
  boxSizing: 'border-box',
  font: 'inherit',
  width: '100%',
  padding: 8,
  border: '1px solid light-dark(#66707f, #98a3b3)',
});

const List = styled('ul')({
  listStyle: 'none',
  padding: 4,
  margin: '4px 0',
  maxHeight: 160,
  overflow: 'auto',
  border: '1px solid light-dark(#66707f, #98a3b3)',
  color: 'light-dark(#1c2430, #edf1f7)',
  background: 'light-dark(#fff, #1a212b)',
  '& li': { padding: '6px 8px' },
  '& .Mui-focused': { outline: '2px solid', outlineOffset: -2 },
});

const countries = ['Denmark', 'Finland', 'Iceland', 'Norway', 'Sweden'];

export default function AutocompletePopper() {
  const list = useAutocomplete({ options: countries, openOnFocus: true });
  const { anchorEl, setAnchorEl, groupedOptions } = list;

  return (
    <Box {...list.getRootProps()}>
      <label {...list.getInputLabelProps()} htmlFor={list.id}>
        Country
      </label>
      <Box ref={setAnchorEl} sx={{ maxWidth: 240 }}>
        <Input {...list.getInputProps()} />
      </Box>
      <Popper
        open={groupedOptions.length > 0}
        anchorEl={anchorEl}
        placement="bottom-start"
        role="none"
        style={{ zIndex: 1, width: anchorEl?.clientWidth }}
      >
        <List {...list.getListboxProps()}>
          {(groupedOptions as string[]).map((option, index) => (
            <li {...list.getOptionProps({ option, index })} key={option}>
              {option}
            </li>
          ))}
        </List>
      </Popper>
    </Box>
  );
}
