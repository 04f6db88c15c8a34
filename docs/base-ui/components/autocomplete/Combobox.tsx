import * as React from 'react';
import {
  useAutocomplete,
  type UseAutocompleteProps,
} from '@mui/base/useAutocomplete';
import { unstable_useForkRef as useForkRef } from '@mui/utils';
import './combobox.css';

interface ComboboxProps<
  Value,
  FreeSolo extends boolean | undefined,
> extends UseAutocompleteProps<Value, false, false, FreeSolo> {
  label: string;
  /** Further attributes of the input, such as `name`. */
  inputProps?: React.ComponentPropsWithoutRef<'input'>;
  inputRef?: React.Ref<HTMLInputElement>;
  onBlur?: React.FocusEventHandler;
  renderOption?: (option: Value) => React.ReactNode;
}

/** A component of your own around the hook. */
export function Combobox<Value, FreeSolo extends boolean | undefined = false>({
  label,
  inputProps,
  inputRef,
  onBlur,
  renderOption = String,
  ...props
}: ComboboxProps<Value, FreeSolo>) {
  const list = useAutocomplete(props);
  const { ref, ...ownInputProps } = list.getInputProps();
  const options = list.groupedOptions as Value[];

  return (
    <div {...list.getRootProps({ onBlur })} className="combobox">
      <label {...list.getInputLabelProps()} htmlFor={list.id}>
        {label}
      </label>
      <input {...inputProps} {...ownInputProps} ref={useForkRef(ref, inputRef)} />
      {options.length > 0 && (
        <ul {...list.getListboxProps()}>
          {options.map((option, index) => (
            <li {...list.getOptionProps({ option, index })} key={index}>
              {renderOption(option)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
