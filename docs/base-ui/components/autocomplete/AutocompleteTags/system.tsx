import { useAutocomplete } from '@mui/base/useAutocomplete';
import { Field, Input, List, Option, Remove, Root, Tag } from './parts';
import { people } from './people';

export default function AutocompleteTags() {
  const { setAnchorEl, ...list } = useAutocomplete({
    options: people,
    multiple: true,
    defaultValue: ['Maren Lund'],
    filterSelectedOptions: true,
  });

  return (
    <Root {...list.getRootProps()}>
      <label {...list.getInputLabelProps()} htmlFor={list.id}>
        Reviewers
      </label>
      <Field ref={setAnchorEl}>
        {list.value.map((person, index) => {
          const { key, onDelete, ...tagProps } = list.getTagProps({ index });
          return (
            <Tag key={key} {...tagProps}>
              {person}
              <Remove
                type="button"
                tabIndex={-1}
                aria-label={`Remove ${person}`}
                onClick={onDelete}
              >
                ×
              </Remove>
            </Tag>
          );
        })}
        <Input {...list.getInputProps()} />
      </Field>
      {list.groupedOptions.length > 0 && (
        <List {...list.getListboxProps()}>
          {(list.groupedOptions as string[]).map((option, index) => (
            <Option {...list.getOptionProps({ option, index })} key={option}>
              {option}
            </Option>
          ))}
        </List>
      )}
    </Root>
  );
}
