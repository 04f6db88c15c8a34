import * as React from 'react';
import { List, type RowComponentProps } from 'react-window';
import { Popper, type PopperProps } from '@mui/base/Popper';
import { unstable_useForkRef as useForkRef } from '@mui/utils';
import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteListbox, {
  type AutocompleteListboxProps,
} from '@mui/joy/AutocompleteListbox';
import AutocompleteOption from '@mui/joy/AutocompleteOption';

const orders = Array.from({ length: 10_000 }, (_, index) => `Order ${index + 1}`);

type Items = React.ReactElement<React.HTMLAttributes<HTMLLIElement>>[];

function Row({ index, style, items }: RowComponentProps<{ items: Items }>) {
  return React.cloneElement(items[index]!, {
    'aria-setsize': items.length,
    'aria-posinset': index + 1,
    style: { ...style, transform: 'none', top: index * 36 },
  });
}

type ListboxProps = AutocompleteListboxProps &
  Pick<PopperProps, 'anchorEl' | 'open' | 'modifiers'>;

const Listbox = React.forwardRef(function Listbox(
  { anchorEl, open, modifiers, style, children, ...props }: ListboxProps,
  ref: React.Ref<HTMLUListElement>,
) {
  const items = React.Children.toArray(children) as Items;
  const [scroller, setScroller] = React.useState<HTMLUListElement | null>(null);

  return (
    <Popper
      role="none"
      anchorEl={anchorEl}
      open={open}
      modifiers={modifiers}
      style={style}
    >
      <AutocompleteListbox
        {...props}
        ref={useForkRef(ref, setScroller)}
        sx={{ p: 0, maxHeight: 240 }}
      >
        <List
          role="none"
          scrollElement={scroller}
          rowComponent={Row}
          rowCount={items.length}
          rowHeight={36}
          rowProps={{ items }}
          overscanCount={8}
        />
      </AutocompleteListbox>
    </Popper>
  );
});

export default function AutocompleteVirtualized() {
  return (
    <Autocomplete
      disableListWrap
      handleHomeEndKeys={false}
      aria-label="Order"
      placeholder="One of 10,000 orders"
      options={orders}
      slots={{ listbox: Listbox }}
      renderOption={(props, order) => (
        <AutocompleteOption {...props} key={order}>
          {order}
        </AutocompleteOption>
      )}
    />
  );
}
