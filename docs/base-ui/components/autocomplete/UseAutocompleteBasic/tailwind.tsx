import { useAutocomplete } from '@mui/base/useAutocomplete';
import { cities } from './cities';
import * as classes from './classes';

export default function UseAutocompleteBasic() {
  const list = useAutocomplete({ options: cities });

  return (
    <div {...list.getRootProps()} className="relative mx-auto max-w-75">
      <label {...list.getInputLabelProps()} htmlFor={list.id} className="mb-1 block">
        City
      </label>
      <input {...list.getInputProps()} className={classes.input} />
      {list.groupedOptions.length > 0 && (
        <ul {...list.getListboxProps()} className={classes.list}>
          {(list.groupedOptions as string[]).map((option, index) => (
            <li
              {...list.getOptionProps({ option, index })}
              key={option}
              className={classes.option}
            >
              {option}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
