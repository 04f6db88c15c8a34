import { useAutocomplete } from '@mui/base/useAutocomplete';
import { cities } from './cities';
import './styles.css';

export default function UseAutocompleteBasic() {
  const list = useAutocomplete({ options: cities });

  return (
    <div {...list.getRootProps()} className="city">
      <label {...list.getInputLabelProps()} htmlFor={list.id}>
        City
      </label>
      <input {...list.getInputProps()} />
      {list.groupedOptions.length > 0 && (
        <ul {...list.getListboxProps()}>
          {(list.groupedOptions as string[]).map((option, index) => (
            <li {...list.getOptionProps({ option, index })} key={option}>
              {option}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
