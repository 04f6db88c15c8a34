import * as React from 'react';
import { useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';
import { Field, Listbox } from './parts';

function SortOption({ value, children }: { value: string; children: string }) {
  const { getRootProps, selected, highlighted } = useOption({
    value,
    label: children,
    disabled: false,
  });

  return (
    <li
      {...getRootProps()}
      style={{ padding: 6, outline: highlighted ? '2px solid' : 'none' }}
    >
      {selected ? '✓ ' : ''}
      {children}
    </li>
  );
}

export default function UseSelectSort() {
  const labelId = React.useId();
  const select = useSelect<string>({ name: 'order', defaultValue: 'date' });
  const { getButtonProps, getListboxProps, getHiddenInputProps } = select;
  const chosen = select.value ? select.getOptionMetadata(select.value) : undefined;

  return (
    <div style={{ position: 'relative', minHeight: 160 }}>
      <span id={labelId}>Sort files by</span>
      <Field type="button" aria-labelledby={labelId} {...getButtonProps()}>
        {chosen?.label ?? 'Nothing'}
      </Field>
      <Listbox
        aria-labelledby={labelId}
        {...getListboxProps()}
        hidden={!select.open}
        style={{ position: 'absolute' }}
      >
        <SelectProvider value={select.contextValue}>
          <SortOption value="date">Date</SortOption>
          <SortOption value="name">Name</SortOption>
          <SortOption value="size">Size</SortOption>
        </SelectProvider>
      </Listbox>
      <input {...getHiddenInputProps()} />
    </div>
  );
}
