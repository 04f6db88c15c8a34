import * as React from 'react';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import { unstable_useForkRef as useForkRef } from '@mui/utils';
import { useVirtualizer } from '@tanstack/react-virtual';
import './combobox.css';

const orders = Array.from({ length: 10_000 }, (_, index) => `Order ${index + 1}`);

type Autocomplete = ReturnType<typeof useAutocomplete<string>>;

function VirtualList({ getListboxProps, getOptionProps, ...list }: Autocomplete) {
  const options = list.groupedOptions as string[];
  const { ref, ...props } = getListboxProps() as React.ComponentPropsWithRef<'ul'>;
  const [scroller, setScroller] = React.useState<HTMLUListElement | null>(null);
  const rows = useVirtualizer({
    count: options.length,
    getScrollElement: () => scroller,
    estimateSize: () => 36,
    overscan: 8,
  });

  return (
    <ul {...props} ref={useForkRef(ref as never, setScroller)}>
      <li role="none" style={{ height: rows.getTotalSize() }} />
      {rows.getVirtualItems().map(({ index, start }) => (
        <li
          {...getOptionProps({ option: options[index]!, index })}
          key={index}
          aria-setsize={options.length}
          aria-posinset={index + 1}
          style={{ position: 'absolute', top: start + 4, insetInline: 4 }}
        >
          {options[index]}
        </li>
      ))}
    </ul>
  );
}

export default function AutocompleteVirtual() {
  const list = useAutocomplete({
    options: orders,
    disableListWrap: true,
    handleHomeEndKeys: false,
  });

  return (
    <div {...list.getRootProps()} className="combobox">
      <label {...list.getInputLabelProps()} htmlFor={list.id}>
        Order
      </label>
      <input {...list.getInputProps()} />
      {list.groupedOptions.length > 0 && <VirtualList {...list} />}
    </div>
  );
}
